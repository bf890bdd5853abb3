import { afterAll, beforeAll } from "@jest/globals"
import { formResultSchema } from "#lib/contract/forms/form.ts"
import { paidSchema } from "#lib/contract/payment.ts"
import { FakeStripe, testStripeAccount } from "#tests/fakes/stripe-server.ts"
import { buildQuestion } from "#tests/support/form-sender.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"

let stripe: FakeStripe
let shop: TestBackend
beforeAll(async () => {
  stripe = await FakeStripe.open()
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

/** Submits a form that costs $5.00 and returns where it is paid. */
async function book(name: string): Promise<{ address: string; session: string; token: string }> {
  const questions = [buildQuestion(1, "name")]
  const form = { name: "Workshop tour", url: name, cost: "5.00", questions }
  const id = await shop.create("cognito/form", form)
  const response = await shop.app.inject({
    method: "POST",
    url: `/api/v1/cognito/form/submit/${id}`,
    payload: { data: { name } },
  })
  const address = formResultSchema.parse(response.json()).payment ?? ""
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

describe("a shop with a Stripe account", () => {
  it("redirects payers to Stripe, and marks payments as paid by webhook", async () => {
    const { address, session, token } = await book("ann")
    expect(address).toMatch(/^https:\/\/checkout\.stripe\.example\//)
    const before = await countMails()
    stripe.pay(session)
    const message = stripe.buildMessage(session)
    const responses = await Promise.all(Array.from({ length: 20 }, () => send(message)))
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await countMails()).toBe(before + 1)
    expect(await check(token)).toMatchObject({ status: "paid", outcome: "paid", amount: "5.00" })
  })

  it("fetches the state for a payer who returns before the webhook", async () => {
    const { session, token } = await book("bo")
    expect(await check(token)).toMatchObject({ outcome: "not_charged" })
    const later = await book("cy")
    stripe.pay(session)
    stripe.pay(later.session, { isAtBank: true })
    expect(await check(later.token)).toMatchObject({ status: "pending", outcome: "checking" })
  })

  it("rejects unsigned or expired webhooks and flags a wrong amount", async () => {
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

  it("responds with 503 to a webhook while Stripe cannot be queried, so that Stripe retries", async () => {
    const { session } = await book("ed")
    stripe.pay(session)
    const message = stripe.buildMessage(session)
    stripe.failNext(3)
    expect((await send(message)).statusCode).toBe(503)
    expect((await send(message)).statusCode).toBe(200)
  })

  it("serves no sandbox payment pages", async () => {
    const { token } = await book("flo")
    expect((await shop.app.inject(`/pay/sandbox/${token}`)).statusCode).toBe(404)
  })
})
