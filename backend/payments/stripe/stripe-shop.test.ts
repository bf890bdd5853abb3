import { afterAll, beforeAll } from "@jest/globals"
import { formResultSchema } from "#lib/contract/form.ts"
import { paidSchema } from "#lib/contract/payment.ts"
import { buildQuestion } from "#tests/support/form-sender.ts"
import { StripeStandIn, testStripeAccount } from "#tests/support/stripe-stand-in.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"

let stripe: StripeStandIn
let shop: TestBackend
beforeAll(async () => {
  stripe = await StripeStandIn.open()
  const { secretKey, webhookSecret } = testStripeAccount
  shop = await openTestBackend({
    env: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: stripe.origin,
    },
  })
})
afterAll(async () => {
  await shop.close()
  await stripe.close()
})

/** Sends a form that costs $5.00; gives where it is paid. */
async function book(name: string): Promise<{ address: string; session: string; token: string }> {
  const questions = [buildQuestion(1, "name")]
  const form = { name: "Workshop tour", url: name, cost: "5.00", questions }
  const id = await shop.create("cognito/form", form)
  const answer = await shop.app.inject({
    method: "POST",
    url: `/api/v1/cognito/form/submit/${id}`,
    payload: { data: { name } },
  })
  const address = formResultSchema.parse(answer.json()).payment ?? ""
  const session = address.split("/").at(-1) ?? ""
  return { address, session, token: stripe.sessions.get(session)?.client_reference_id ?? "" }
}

const send = ({ body, headers }: { body: Buffer; headers: Record<string, string> }) =>
  shop.app.inject({ method: "POST", url: "/pay/webhook/stripe", payload: body, headers })

async function check(token: string) {
  const url = `/api/v1/cognito/payment/checkPaid?payum_token=${token}`
  return paidSchema.parse((await shop.app.inject(url)).json()).payment
}

const countMails = async () =>
  (await shop.database.db.selectFrom("mail_outbox").select("id").execute()).length

describe("a shop with an account at Stripe", () => {
  it("sends payers to Stripe, and knows by Stripe's message that they have paid", async () => {
    const { address, session, token } = await book("ann")
    expect(address).toMatch(/^https:\/\/checkout\.stripe\.example\//)
    const before = await countMails()
    stripe.pay(session)
    const message = stripe.buildMessage(session)
    const told = await Promise.all(Array.from({ length: 20 }, () => send(message)))
    expect(new Set(told.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await countMails()).toBe(before + 1)
    expect(await check(token)).toMatchObject({ status: "paid", outcome: "paid", amount: "5.00" })
  })

  it("finds out for a payer who comes back before Stripe has told", async () => {
    const { session, token } = await book("bo")
    expect(await check(token)).toMatchObject({ outcome: "not_charged" })
    const later = await book("cy")
    stripe.pay(session)
    stripe.pay(later.session, { isAtBank: true })
    expect(await check(later.token)).toMatchObject({ status: "pending", outcome: "checking" })
  })

  it("believes no message that Stripe did not sign, or long ago, nor another amount", async () => {
    const { session, token } = await book("di")
    const before = await countMails()
    const paidAmiss = () => stripe.pay(session, { cents: 1 })
    const signedAt = new Date(Date.now() - 301_000)
    expect((await send(stripe.buildMessage(session, { signedAt }))).statusCode).toBe(400)
    const forged = stripe.buildMessage(session, { secret: "whsec_of_somebody_else" })
    expect((await send(forged)).statusCode).toBe(400)
    paidAmiss()
    expect((await send(stripe.buildMessage(session))).statusCode).toBe(200)
    expect(await check(token)).toMatchObject({ status: "waiting", outcome: "checking" })
    expect(await countMails()).toBe(before)
  })

  it("asks Stripe to tell again where it could not be asked", async () => {
    const { session } = await book("ed")
    stripe.pay(session)
    const message = stripe.buildMessage(session)
    stripe.failNext(3)
    expect((await send(message)).statusCode).toBe(503)
    expect((await send(message)).statusCode).toBe(200)
  })

  it("has no practice payments any more", async () => {
    const { token } = await book("flo")
    expect((await shop.app.inject(`/pay/sandbox/${token}`)).statusCode).toBe(404)
  })
})
