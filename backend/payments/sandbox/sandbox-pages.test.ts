import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { deriveKey } from "#backend/keys/derive-key.ts"
import { type PaymentOutcome, paidSchema } from "#lib/contract/payment.ts"
import { buildQuestion, type FormSender, openFormSender } from "#tests/support/form-sender.ts"
import { sandboxSignatureHeader, signMessage } from "./sandbox-webhooks.ts"

let shop: FormSender
let clock = Date.now()
beforeAll(async () => {
  shop = await openFormSender()
})
beforeEach(async () => {
  await shop.reset()
  for (const table of ["payments", "sandbox_sessions"] as const) {
    await shop.database.db.deleteFrom(table).execute()
  }
})
afterAll(() => shop.close())

const tour = { name: "Workshop <b>tour</b>", cost: "5.00", questions: [buildQuestion(1, "name")] }
const from = Buffer.from("http://localhost:3000/tours?day=1#form").toString("base64")
const tokenOf = (address: string) => address.split("/").at(-1) ?? ""

function wait(ms: number): void {
  clock += ms
  shop.wait(ms)
}

/** Returns the URL where a form's price is paid. */
async function book(): Promise<string> {
  const sent = await shop.send(await shop.makeForm(tour), { data: { name: "Ann" }, url: from })
  return sent.payment ?? ""
}

function press(
  address: string,
  decision: string,
  { headers = {}, email }: { headers?: Record<string, string>; email?: string } = {},
) {
  const form = new URLSearchParams({ decision, ...(email !== undefined && { email }) })
  return shop.app.inject({
    method: "POST",
    url: address,
    payload: form.toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  })
}

async function outcomeOf(address: string): Promise<PaymentOutcome | undefined> {
  const url = `/api/v1/cognito/payment/checkPaid?payum_token=${tokenOf(address)}`
  return paidSchema.parse((await shop.app.inject(url)).json()).payment?.outcome
}

async function statusOf(address: string) {
  const { db } = shop.database
  const all = db.selectFrom("payments").selectAll().where("token", "=", tokenOf(address))
  return all.executeTakeFirstOrThrow()
}

describe("the sandbox payment page", () => {
  it("states the amount and that no money moves, as plain HTML without scripts and external resources", async () => {
    const page = await shop.app.inject(await book())
    expect(page.body).toContain("$5.00")
    expect(page.body).toContain("Workshop &lt;b&gt;tour&lt;/b&gt;")
    expect(page.body).toContain("Practice payment: no card, no money.")
    expect(page.body).not.toContain("<script")
    expect(page.headers["content-security-policy"]).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; .*form-action 'self'/,
    )
    expect(page.headers).toMatchObject({ "cache-control": "no-store", "x-frame-options": "DENY" })
  })

  it.each([
    ["pay", "paid", "This is paid"],
    ["late", "paid", "This is paid"],
    ["twice", "paid", "This is paid"],
    ["decline", "not_charged", "This payment was declined"],
    ["cancel", "not_charged", "This payment was cancelled"],
    ["pending", "checking", "This payment is on its way"],
  ])(
    "redirects %s to the shop with the result %s and offers no more buttons",
    async (decision, outcome, title) => {
      const address = await book()
      const pressed = await press(address, decision)
      const returned = `/tours?day=1&payum_token=${tokenOf(address)}#form`
      expect([pressed.statusCode, pressed.headers.location]).toEqual([303, returned])
      expect(await outcomeOf(address)).toBe(outcome)
      const page = await shop.app.inject(address)
      expect(page.body).toContain(title)
      expect(page.body).not.toContain("<button")
      expect(page.body).toContain('href="/tours?day=1&amp;payum_token=')
    },
  )

  it("reports its result by webhook before the payer returns", async () => {
    const [paid, declined, vanished] = [await book(), await book(), await book()]
    await press(paid, "pay")
    await press(declined, "decline")
    await press(vanished, "vanish")
    expect(await statusOf(paid)).toMatchObject({ status: "paid", captured_cents: 500 })
    expect(await statusOf(declined)).toMatchObject({ status: "declined" })
    expect(await statusOf(vanished)).toMatchObject({ status: "waiting" })
  })

  it("is paid by the bank 20 seconds after the choice to pay later", async () => {
    const address = await book()
    await press(address, "pending")
    expect(await statusOf(address)).toMatchObject({ status: "pending" })
    wait(19_000)
    expect(await outcomeOf(address)).toBe("checking")
    wait(2_000)
    expect(await outcomeOf(address)).toBe("paid")
    expect(await shop.listMails()).toHaveLength(1)
  })

  it('does not redirect on "vanish", and the result is found by a state request', async () => {
    const address = await book()
    const pressed = await press(address, "vanish")
    expect(pressed.headers.location).toBe(address)
    expect(await outcomeOf(address)).toBe("paid")
  })

  it("has one effect although its webhook is sent twice", async () => {
    await press(await book(), "twice")
    expect(await shop.listMails()).toHaveLength(1)
    const events = await shop.database.db.selectFrom("sandbox_events").selectAll().execute()
    expect(events).toMatchObject([{ tellings: 0 }])
  })

  it("requires a valid email address where the shop provided none", async () => {
    const address = await book()
    expect((await shop.app.inject(address)).body).toContain('type="email"')
    const rejected = await press(address, "pay", { email: 'ann@"><b>' })
    expect(rejected.statusCode).toBe(400)
    expect(rejected.body).toContain('value="ann@&quot;&gt;&lt;b&gt;" aria-invalid="true"')
    expect(await outcomeOf(address)).toBe("not_charged")
    await press(address, "pay", { email: " ann@example.com " })
    expect(await statusOf(address)).toMatchObject({ payer_email: "ann@example.com" })
  })

  it("can be cancelled whatever the email field contains", async () => {
    const address = await book()
    expect((await press(address, "cancel", { email: "ann@" })).statusCode).toBe(303)
    expect(await statusOf(address)).toMatchObject({ status: "cancelled", payer_email: "" })
  })

  it("expires after half an hour", async () => {
    const address = await book()
    wait(30 * 60_000)
    expect((await shop.app.inject(address)).body).toContain("has expired")
    await press(address, "pay")
    expect(await outcomeOf(address)).toBe("not_charged")
    expect(await statusOf(address)).toMatchObject({ status: "expired" })
  })

  it("responds with 404 for an unknown token", async () => {
    for (const word of ["unknown", "%27", "%00", "x".repeat(150)]) {
      expect((await shop.app.inject(`/pay/sandbox/${word}`)).statusCode).toBe(404)
      expect((await press(`/pay/sandbox/${word}`, "pay")).statusCode).toBe(404)
    }
  })

  it.each([
    ["another site made the press", "pay", { "sec-fetch-site": "cross-site" }, 403],
    ["the button is none of ours", "refund", {}, 400],
    ["the button is a word of the language", "constructor", {}, 400],
    ["no form was sent", "pay", { "content-type": "text/plain" }, 400],
  ])("changes nothing when %s", async (_what, decision, headers, status) => {
    const address = await book()
    expect((await press(address, decision, { headers })).statusCode).toBe(status)
    expect(await outcomeOf(address)).toBe("not_charged")
  })

  it("rejects a large body", async () => {
    expect((await press(await book(), "x".repeat(11_000))).statusCode).toBe(413)
  })
})

describe("the webhook endpoint of gateways", () => {
  const key = () => deriveKey(shop.env.TOKEN_SECRET, "payments:sandbox")
  const send = (body: string, headers: Record<string, string>, gateway = "sandbox") =>
    shop.app.inject({ method: "POST", url: `/pay/webhook/${gateway}`, payload: body, headers })
  const sign = (body: string) => ({
    [sandboxSignatureHeader]: signMessage(Buffer.from(body), key(), new Date(clock)),
  })
  const buildEventBody = async (address: string) => {
    const { gateway_reference: reference } = await statusOf(address)
    return JSON.stringify({ id: "event-1", reference })
  }

  it("verifies the signature over the raw bytes of a webhook, whatever its content type", async () => {
    const address = await book()
    await press(address, "vanish")
    const body = ` ${await buildEventBody(address)}\n`
    const taken = await send(body, { ...sign(body), "content-type": "application/json" })
    expect([taken.statusCode, taken.json()]).toEqual([200, { received: true }])
    expect(taken.headers["cache-control"]).toBe("no-store")
    expect(await statusOf(address)).toMatchObject({ status: "paid" })
    expect((await send(body, { ...sign(body), "content-type": "text/x" })).statusCode).toBe(200)
    expect(await shop.listMails()).toHaveLength(1)
  })

  it("changes nothing for a forged, altered or wrongly addressed webhook", async () => {
    const address = await book()
    await press(address, "vanish")
    const body = await buildEventBody(address)
    const json = { "content-type": "application/json" }
    const rejected = [
      await send(body, json),
      await send(`${body} `, { ...json, ...sign(body) }),
      await send(body, { ...json, ...sign(body) }, "stripe"),
      await send("", json),
      await send("", {}),
    ]
    expect(rejected.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400])
    expect(await statusOf(address)).toMatchObject({ status: "waiting" })
  })

  it("accepts a webhook about an unknown payment", async () => {
    const body = JSON.stringify({ id: "event-1", reference: "practice_elsewhere" })
    expect((await send(body, sign(body))).statusCode).toBe(200)
  })

  it("rejects a large body", async () => {
    expect((await send("x".repeat(1_000_001), {})).statusCode).toBe(413)
  })
})
