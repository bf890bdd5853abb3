import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { buildFakeGateway } from "#backend/payments/fake-gateway.ts"
import { buildTestPaymentParts } from "#backend/payments/test-payment-parts.ts"
import { paidSchema } from "#lib/contract/payment.ts"
import { buildQuestion, type FormSender, openFormSender } from "#tests/support/form-sender.ts"
import { handleFormSubmission } from "./submit-form.ts"
import { buildTestFormParts } from "./test-form-parts.ts"

let shop: FormSender
beforeAll(async () => {
  shop = await openFormSender()
})
beforeEach(async () => {
  await shop.reset()
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

describe("a form with a price", () => {
  it("stores the submission unpaid and returns a payment page on the shop's own origin", async () => {
    const address = await book()
    expect(address).toMatch(/^\/pay\/sandbox\/[\w-]{43}$/)
    expect(await shop.listStored()).toHaveLength(1)
    expect(await shop.listMails()).toEqual([])
    expect(await checkPaid(tokenOf(address))).toMatchObject({
      success: false,
      payment: { purpose: "form", amount: "5.00", outcome: "not_charged", order_id: null },
    })
  })

  it("sends one email with the amount when it is paid, however often the button is pressed", async () => {
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

  it("cannot decline a paid form, and neither pays nor mails a declined one", async () => {
    const paid = await book()
    await press(paid, "pay")
    await press(paid, "decline")
    expect(await checkPaid(tokenOf(paid))).toMatchObject({ success: true })
    await shop.reset()
    const declined = await book()
    await press(declined, "decline")
    await press(declined, "pay")
    expect(await checkPaid(tokenOf(declined))).toMatchObject({ success: false })
    expect(await shop.listMails()).toEqual([])
  })

  it("settles a payment one way when both decisions arrive at once", async () => {
    const address = await book()
    await Promise.all(["pay", "decline", "pay", "decline"].map((each) => press(address, each)))
    const { success } = await checkPaid(tokenOf(address))
    expect(await shop.listMails()).toHaveLength(success ? 1 : 0)
  })

  it("returns the same payment when sent again, a new one after a decline, and none after payment", async () => {
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

  it("stores the submission and accepts a retry when the gateway is unavailable", async () => {
    const gateway = buildFakeGateway()
    const payments = buildTestPaymentParts(gateway)
    const forms = buildTestFormParts()
    const deps = { db: shop.database.db, now: () => new Date(), forms, payments }
    const id = await shop.makeForm(tour)
    const submission = { ...booked, captcha: "", trap: "", key: "" }
    const sender = { client: "somebody", isSignedIn: false, language: "en" }
    gateway.failNext(1)
    const rejected = await handleFormSubmission(deps, id, submission, sender)
    expect(rejected).toMatchObject({ success: false, code: "unavailable" })
    expect(payments.lines).toMatchObject([{ level: "error" }])
    const taken = await handleFormSubmission(deps, id, submission, sender)
    expect(taken?.payment).toBe(`https://pay.example/${gateway.startedPayments[0]?.token}`)
    expect(gateway.startedPayments).toMatchObject([{ amountCents: 500, currency: "AUD" }])
    expect(await shop.listStored()).toHaveLength(1)
  })
})
