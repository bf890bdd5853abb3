import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals"
import { getCreditBalance } from "#backend/customers/credit.ts"
import { refundPayment } from "#backend/payments/refund-payment.ts"
import { voucherSchema } from "#lib/contract/voucher.ts"
import { addImage, setSelling } from "#tests/support/shop-rows.ts"
import { storeCustomer } from "#tests/support/stored-orders.ts"
import { openVoucherDesk } from "#tests/support/voucher-desk.ts"
import { getVoucher } from "./get-voucher.ts"
import { listVoucherThemes } from "./list-voucher-themes.ts"
import { buildVoucherCode } from "./voucher-code.ts"

let desk: Awaited<ReturnType<typeof openVoucherDesk>>
let ann: number

beforeAll(async () => {
  desk = await openVoucherDesk()
  const colours = { theme_colour: "#0b5351", dark_theme_colour: "#071f1f" }
  await desk.db
    .insertInto("domains")
    .values({ name: "Curlew Print Co.", ...colours, organisation_abn: "51 824 753 556" })
    .execute()
})

beforeEach(async () => {
  for (const table of ["gift_vouchers", "mail_outbox", "rate_marks", "payments"] as const) {
    await desk.db.deleteFrom(table).execute()
  }
  ann = await storeCustomer(desk.db)
})

afterAll(() => desk.database.close())

/** Sells a voucher that is paid; returns its code. */
async function sell(amount = "50.00"): Promise<string> {
  await desk.buy({ amount })
  await desk.settle()
  return (await desk.listCodes()).at(-1) ?? ""
}

async function readVoucher() {
  const { token = "" } = (await desk.readLast()) ?? {}
  return voucherSchema.parse(await getVoucher(desk.deps, token))
}

describe("a bought voucher", () => {
  it("is emailed in the language that it was bought in", async () => {
    await desk.buy({}, { language: "uk" })
    await desk.settle()
    const letter = (await desk.listMails()).find(({ to_address }) => to_address !== null)
    expect(letter?.subject).toMatch(/^Ваш подарунковий сертифікат/)
    expect(letter?.text_body).toContain("http://localhost:3000/uk/print-voucher/")
  })

  it("redirects to the gateway with its amount, and is worth nothing before it is paid", async () => {
    const answer = await desk.buy({
      url: Buffer.from("/gift-vouchers?from=menu").toString("base64"),
    })
    expect(answer).toMatchObject({ success: true })
    expect(answer.payment).toMatch(/^https:\/\/pay\.example\//)
    expect(desk.gateway.begun.at(-1)).toMatchObject({
      ...{ amountCents: 5_000, description: "Gift voucher, $50.00", email: "ann@example.com" },
      returnAddress: expect.stringMatching(
        /^http:\/\/localhost:3000\/gift-vouchers\?from=menu&payum_token=/,
      ),
    })
    expect(await desk.listMails()).toEqual([])
    expect(await readVoucher()).toMatchObject({ code: null, issued_at: null })
    const { id = "" } = (await desk.readLast()) ?? {}
    const code = buildVoucherCode(desk.deps.vouchers.keys.code, id)
    expect(await desk.redeem(code, ann)).toMatchObject({ success: false, code: "unknown" })
  })

  it("is emailed once when paid, however often that is reported, and the owner's email has no code", async () => {
    const url = Buffer.from("/gift-vouchers?from=menu#buy").toString("base64")
    await desk.buy({ amount: "75.50", url })
    await Promise.all([desk.settle(), desk.settle(), desk.settle()])
    const mails = await desk.listMails()
    const own = mails.filter(({ to_address: to }) => to === null)
    const [letter] = mails.filter(({ to_address: to }) => to === "ann@example.com")
    expect([mails.length, own.length]).toEqual([2, 1])
    const voucher = await readVoucher()
    expect(letter?.subject).toBe("Your gift voucher for $75.50")
    expect(letter?.text_body).toContain(voucher.code)
    expect(letter?.text_body).toContain(`http://localhost:3000/print-voucher/${voucher.token}`)
    expect(letter?.text_body).toContain(
      "Redeem the voucher:\nhttp://localhost:3000/gift-vouchers\n",
    )
    expect(letter?.text_body).toContain("$75.50 paid on 21 November 2026")
    expect(letter?.text_body).toContain("51 824 753 556")
    expect(letter?.text_body).toContain("the Curlew Print Co. gift voucher for $75.50.")
    expect(letter?.text_body).not.toContain("..")
    expect(own[0]?.text_body).toContain("It was sent to ann@example.com.")
    expect(JSON.stringify(own)).not.toContain(voucher.code)
    expect(JSON.stringify(own)).not.toContain(voucher.token)
    expect(voucher).toMatchObject({
      amount: "75.50",
      is_redeemed: false,
      seller_name: "Curlew Print Co.",
    })
  })

  it("goes to the customer's own address if none was entered, otherwise to the payer's", async () => {
    const user = await desk.db
      .selectFrom("users")
      .select("email")
      .where("id", "=", ann)
      .executeTakeFirstOrThrow()
    await desk.buy({ email: null }, { userId: ann })
    await desk.settle()
    expect((await desk.listMails()).map(({ to_address: to }) => to)).toContain(user.email)
    await desk.buy()
    await desk.db.updateTable("gift_vouchers").set({ buyer_email: "" }).execute()
    await desk.settle("paid", { payerEmail: "payer@example.com" })
    expect((await desk.listMails()).map(({ to_address: to }) => to)).toContain("payer@example.com")
  })

  it("is never issued after a declined payment", async () => {
    await desk.buy()
    await desk.settle("declined")
    expect(await desk.listMails()).toEqual([])
    expect(await readVoucher()).toMatchObject({ code: null, issued_at: null })
  })

  it("has the chosen design, also when that is no longer offered", async () => {
    const image_hash = await addImage(desk.db, "tree")
    const { id } = await desk.db
      .insertInto("gift_voucher_themes")
      .values({ name: "Christmas", image_hash })
      .returning("id")
      .executeTakeFirstOrThrow()
    expect(await listVoucherThemes(desk.db)).toMatchObject([{ id, name: "Christmas" }])
    await desk.buy({ theme_id: id })
    await desk.db.updateTable("gift_voucher_themes").set({ enabled: false }).execute()
    expect(await listVoucherThemes(desk.db)).toEqual([])
    expect((await readVoucher()).theme).toMatchObject({
      name: "Christmas",
      image: { aspect: "16x9", width: 400 },
    })
    const again = await desk.buy({ theme_id: id })
    expect(again).toMatchObject({ success: false, message: expect.stringContaining("design") })
  })
})

describe("a rejected voucher purchase", () => {
  it.each([
    ["below $1.00", { amount: "0.99" }, "$1.00"],
    ["of nothing", { amount: "0.00" }, "$1.00"],
    ["of less than nothing", { amount: "-50.00" }, "$1.00"],
    ["above $1,000.00", { amount: "1000.01" }, "$1,000.00"],
    ["in a look that there is not", { theme_id: 2_147_483_647 }, "design"],
    ["without anybody to send it to", { email: null }, "email"],
  ])("starts no payment for a voucher %s", async (_what, wish, word) => {
    const begun = desk.gateway.begun.length
    const answer = await desk.buy(wish)
    expect(answer).toMatchObject({ success: false, message: expect.stringContaining(word) })
    expect(await desk.readLast()).toBeUndefined()
    expect(desk.gateway.begun).toHaveLength(begun)
  })

  it("starts no payment while the shop is closed, but earlier vouchers can be redeemed", async () => {
    const code = await sell()
    const begun = desk.gateway.begun.length
    await setSelling(desk.db, false)
    expect(await desk.buy()).toEqual({
      ...{ success: false, message: expect.stringContaining("The shop is closed") },
    })
    expect(desk.gateway.begun).toHaveLength(begun)
    expect(await desk.redeem(code, ann)).toMatchObject({ success: true })
    await setSelling(desk.db, true)
    expect(await desk.buy()).toMatchObject({ success: true })
  })

  it("states that nothing was charged while the gateway is unavailable", async () => {
    desk.gateway.failNext(1)
    const answer = await desk.buy()
    expect(answer).toMatchObject({
      success: false,
      message: expect.stringContaining("haven’t been charged"),
    })
    expect(await desk.buy()).toMatchObject({ success: true })
  })

  it("is limited to twenty per client within a quarter of an hour", async () => {
    const client = desk.drawClient()
    for (let time = 0; time < 20; time += 1) {
      expect(await desk.buy({}, { client })).toMatchObject({ success: true })
    }
    expect(await desk.buy({}, { client })).toMatchObject({ success: false })
    expect(await desk.buy()).toMatchObject({ success: true })
    desk.wait(15 * 60_000 + 1)
    expect(await desk.buy({}, { client })).toMatchObject({ success: true })
  })
})

describe("a redeemed voucher", () => {
  it("becomes the customer's store credit, and its print shows no code any more", async () => {
    const code = await sell("50.00")
    const answer = await desk.redeem(code, ann)
    expect(answer).toMatchObject({ success: true, balance: "50.00" })
    expect(answer.message).toContain("$50.00")
    expect(await getCreditBalance(desk.db, ann)).toBe("50.00")
    expect(await readVoucher()).toMatchObject({ code: null, is_redeemed: true })
  })

  it("is redeemed once by a hundred concurrent customers, and the others get an error", async () => {
    const code = await sell("100.00")
    const customers = await Promise.all(Array.from({ length: 100 }, () => storeCustomer(desk.db)))
    const answers = await Promise.all(customers.map((id) => desk.redeem(code, id)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.filter(({ code: why }) => why === "spent")).toHaveLength(99)
    const { cents } = await desk.db
      .selectFrom("credit_entries")
      .select((eb) => eb.fn.sum<string>("amount_cents").as("cents"))
      .where("user_id", "in", customers)
      .executeTakeFirstOrThrow()
    expect(Number(cents)).toBe(10_000)
  })

  it("is redeemed once by one customer with five concurrent requests", async () => {
    const code = await sell("20.00")
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => desk.redeem(code, ann)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(await getCreditBalance(desk.db, ann)).toBe("20.00")
    expect(await desk.redeem(code, ann)).toMatchObject({
      ...{ success: false, code: "spent" },
      message: expect.stringContaining("already redeemed"),
    })
  })

  it("is worth nothing once it was refunded", async () => {
    const code = await sell()
    const payment = await desk.db
      .updateTable("payments")
      .set({ refund_due_cents: 5_000 })
      .returningAll()
      .executeTakeFirstOrThrow()
    await refundPayment(desk.deps, payment)
    expect(await readVoucher()).toMatchObject({ code: null, is_redeemed: false })
    expect(await desk.redeem(code, ann)).toMatchObject({
      ...{ success: false, code: "spent" },
      message: expect.stringContaining("refunded"),
    })
    expect(await getCreditBalance(desk.db, ann)).toBe("0.00")
  })

  it("retains its credit after a later refund, about which the owner is emailed", async () => {
    await desk.redeem(await sell(), ann)
    const payment = await desk.db
      .updateTable("payments")
      .set({ refund_due_cents: 5_000 })
      .returningAll()
      .executeTakeFirstOrThrow()
    await refundPayment(desk.deps, payment)
    const last = (await desk.listMails()).at(-1)
    expect(last).toMatchObject({ to_address: null, subject: expect.stringContaining("Refunded") })
    expect(last?.text_body).toContain(`customer ${ann}`)
    expect(await getCreditBalance(desk.db, ann)).toBe("50.00")
  })
})

describe("guessing voucher codes", () => {
  const wrong = "2222222222222222"

  it("is blocked per customer after ten wrong codes for 15 minutes, also for a valid code", async () => {
    const code = await sell()
    for (let time = 0; time < 10; time += 1) {
      expect(await desk.redeem(wrong, ann)).toMatchObject({ success: false, code: "unknown" })
    }
    expect(await desk.redeem(code, ann)).toMatchObject({ success: false, code: "too_many" })
    expect(await getCreditBalance(desk.db, ann)).toBe("0.00")
    desk.wait(15 * 60_000 + 1)
    expect(await desk.redeem(code, ann)).toMatchObject({ success: true })
  })

  it("is limited to ten of thirty concurrent attempts", async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => desk.redeem(wrong, ann)))
    expect(answers.filter(({ code }) => code === "unknown")).toHaveLength(10)
  })

  it("is blocked per client after fifty wrong codes, for every customer", async () => {
    const client = desk.drawClient()
    for (let time = 0; time < 50; time += 1) {
      await desk.redeem(wrong, await storeCustomer(desk.db), client)
    }
    expect(await desk.redeem(wrong, ann, client)).toMatchObject({ code: "too_many" })
    expect(await desk.redeem(wrong, ann)).toMatchObject({ code: "unknown" })
  })

  it("does not count valid codes", async () => {
    for (let time = 0; time < 12; time += 1) {
      expect(await desk.redeem(await sell("1.00"), ann)).toMatchObject({ success: true })
    }
  })
})
