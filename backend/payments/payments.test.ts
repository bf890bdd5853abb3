import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { submitForm } from "#backend/forms/submit-form.ts"
import { buildTestFormParts } from "#backend/forms/test-form-parts.ts"
import { paidSchema } from "#lib/contract/payment.ts"
import { buildQuestion, type FormSender, openFormSender } from "#tests/support/form-sender.ts"
import { startLimitMs } from "#tests/support/test-backend.ts"
import { buildFakeGateway } from "./fake-gateway.ts"

let shop: FormSender
beforeAll(async () => {
  shop = await openFormSender()
}, startLimitMs)
beforeEach(async () => {
  await shop.startAnew()
  await shop.database.db.deleteFrom("payments").execute()
})
afterAll(() => shop.close())

const from = (address: string) => Buffer.from(address).toString("base64")
const tour = { name: "Workshop <b>tour</b>", cost: "5.00", questions: [buildQuestion(1, "name")] }
const booked = { data: { name: "Ann" }, url: from("http://localhost:3000/tours?day=1#form") }

async function book(body: object = booked): Promise<string> {
  const { payment } = await shop.send(await shop.makeForm(tour), body)
  return payment ?? ""
}

function press(address: string, decision: string, headers: Record<string, string> = {}) {
  return shop.app.inject({
    method: "POST",
    url: address,
    payload: new URLSearchParams({ decision }).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  })
}

async function checkPaid(token: string) {
  const url = `/api/v1/cognito/payment/checkPaid?payum_token=${token}&url=${from("http://x/?paid=1")}`
  return paidSchema.parse((await shop.app.inject(url)).json())
}

const tokenOf = (address: string) => address.split("/").at(-1) ?? ""

describe("a form that costs something", () => {
  it("is stored unpaid, and leads to a payment page of the shop's own", async () => {
    const address = await book()
    expect(address).toMatch(/^\/pay\/sandbox\/[\w-]{43}$/)
    expect(await shop.listStored()).toHaveLength(1)
    expect(await shop.listMails()).toEqual([])
    expect(await checkPaid(tokenOf(address))).toMatchObject({ success: false, payment: {} })
  })

  it("is mailed when it is paid, with the amount, and once however often that is pressed", async () => {
    const address = await book()
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => press(address, "pay")))
    const returned = `/tours?day=1&payum_token=${tokenOf(address)}#form`
    expect([first?.statusCode, first?.headers.location]).toEqual([303, returned])
    expect(others.map((each) => each.headers.location)).toEqual([returned, returned])
    const mails = await shop.listMails()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe("Paid $5.00: Workshop <b>tour</b>")
    expect(mails[0]?.text_body).toContain("Paid: $5.00 AUD")
    expect(await checkPaid(tokenOf(address))).toMatchObject({ success: true })
  })

  it("once paid cannot be declined, and once declined is neither paid nor mailed", async () => {
    const paid = await book()
    await press(paid, "pay")
    await press(paid, "decline")
    expect(await checkPaid(tokenOf(paid))).toMatchObject({ success: true })
    await shop.startAnew()
    const declined = await book()
    await press(declined, "decline")
    await press(declined, "pay")
    expect(await checkPaid(tokenOf(declined))).toMatchObject({ success: false })
    expect(await shop.listMails()).toEqual([])
  })

  it("is settled one way when it is pressed both ways at once", async () => {
    const address = await book()
    await Promise.all(["pay", "decline", "pay", "decline"].map((each) => press(address, each)))
    const { success } = await checkPaid(tokenOf(address))
    expect(await shop.listMails()).toHaveLength(success ? 1 : 0)
  })

  it("sent again leads to the same payment, after it was declined to a new one, and when paid to none", async () => {
    const id = await shop.makeForm(tour)
    const first = await shop.send(id, booked)
    expect(await shop.send(id, booked)).toEqual(first)
    await press(first.payment ?? "", "decline")
    const [second, third] = await Promise.all([shop.send(id, booked), shop.send(id, booked)])
    expect(second).toEqual(third)
    expect(second?.payment).not.toBe(first.payment)
    await press(second?.payment ?? "", "pay")
    expect(await shop.send(id, booked)).toMatchObject({ success: true, payment: null })
    expect(await shop.listStored()).toHaveLength(1)
    expect(await shop.listMails()).toHaveLength(1)
  })

  it.each([
    ["https://elsewhere.example/x"],
    ["//elsewhere.example"],
    ["\\\\elsewhere.example"],
    ["javascript:alert(1)"],
    [""],
  ])("never returns the payer to %j", async (address) => {
    const paid = await press(await book({ data: { name: "Ann" }, url: from(address) }), "pay")
    expect(paid.headers.location).toMatch(/^\/\?payum_token=[\w-]{43}$/)
  })

  it("is kept, and can be sent again, when the gateway is away", async () => {
    const gateway = buildFakeGateway()
    const faults: unknown[] = []
    const forms = {
      ...buildTestFormParts(),
      gateway,
      onFault: (fault: unknown) => faults.push(fault),
    }
    const deps = { db: shop.database.db, now: () => new Date(), forms }
    const id = await shop.makeForm(tour)
    const wish = { ...booked, captcha: "", trap: "", key: "" }
    const sender = { client: "somebody", isSignedIn: false }
    gateway.failNext(1)
    const refused = await submitForm(deps, id, wish, sender)
    expect(refused).toMatchObject({ success: false, code: "unavailable" })
    expect(faults).toHaveLength(1)
    const taken = await submitForm(deps, id, wish, sender)
    expect(taken?.payment).toBe(`https://pay.example/${gateway.begun[0]?.token}`)
    expect(gateway.begun).toMatchObject([{ amountCents: 500, currency: "AUD" }])
    expect(await shop.listStored()).toHaveLength(1)
  })
})

describe("the payment page", () => {
  it("says what is paid, as plain HTML that runs and loads nothing", async () => {
    const page = await shop.app.inject(await book())
    expect(page.body).toContain("$5.00")
    expect(page.body).toContain("Workshop &lt;b&gt;tour&lt;/b&gt;")
    expect(page.body).not.toContain("<script")
    expect(page.headers["content-security-policy"]).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; .*form-action 'self'/,
    )
    expect(page.headers).toMatchObject({ "cache-control": "no-store", "x-frame-options": "DENY" })
  })

  it("offers nothing to press once all is said", async () => {
    const address = await book()
    await press(address, "pay")
    const page = await shop.app.inject(address)
    expect(page.body).toContain("This is paid")
    expect(page.body).not.toContain("<button")
    expect(page.body).toContain('href="/tours?day=1&amp;payum_token=')
  })

  it("is not there for an unknown token, nor for a payment of another gateway", async () => {
    const address = await book()
    await shop.database.db.updateTable("payments").set({ gateway: "other" }).execute()
    for (const path of [address, "/pay/sandbox/nobody", "/pay/sandbox/%27"]) {
      expect((await shop.app.inject(path)).statusCode).toBe(404)
      expect((await press(path, "pay")).statusCode).toBe(404)
    }
  })

  it.each([
    ["another site made the press", "pay", { "sec-fetch-site": "cross-site" }, 403],
    ["the button is none of ours", "refund", {}, 400],
    ["no form was sent", "pay", { "content-type": "text/plain" }, 400],
  ])("changes nothing when %s", async (_what, decision, headers, status) => {
    const address = await book()
    const answer = await press(address, decision, headers)
    expect(answer.statusCode).toBe(status)
    expect(await checkPaid(tokenOf(address))).toMatchObject({ success: false })
  })

  it("takes no large body", async () => {
    expect((await press(await book(), "x".repeat(11_000))).statusCode).toBe(413)
  })
})

it("nobody's payment is not paid", async () => {
  expect(await checkPaid("nobody")).toEqual({ success: false, payment: null })
})
