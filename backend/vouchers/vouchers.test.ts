import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals"
import { getCreditBalance } from "#backend/customers/credit.ts"
import { refundPayment } from "#backend/payments/reconcile-payments.ts"
import { voucherSchema } from "#lib/contract/voucher.ts"
import { createCustomerRow } from "#tests/factories/stored-orders.ts"
import { createVoucherFixture } from "#tests/fixtures/voucher.ts"
import { importTranslations } from "#tests/support/import-translations.ts"
import { createImageRow, updateSellingSetting } from "#tests/support/shop-rows.ts"
import { buildVoucherCode, getVoucher, listVoucherThemes } from "./vouchers.ts"

let fixture: Awaited<ReturnType<typeof createVoucherFixture>>
let ann: number

beforeAll(async () => {
  fixture = await createVoucherFixture()
  const colours = { theme_colour: "#0b5351", dark_theme_colour: "#071f1f" }
  await fixture.db
    .insertInto("domains")
    .values({ name: "Curlew Print Co.", ...colours, organisation_abn: "51 824 753 556" })
    .execute()
})

beforeEach(async () => {
  for (const table of ["gift_vouchers", "mail_outbox", "rate_marks", "payments"] as const) {
    await fixture.db.deleteFrom(table).execute()
  }
  ann = await createCustomerRow(fixture.db)
})

afterAll(() => fixture.database.close())

/** Sells a voucher that is paid; returns its code. */
async function sell(amount = "50.00"): Promise<string> {
  await fixture.buy({ amount })
  await fixture.settle()
  return (await fixture.listCodes()).at(-1) ?? ""
}

async function readVoucher(language: "de" | null = null) {
  const { token = "" } = (await fixture.readLast()) ?? {}
  return voucherSchema.parse(await getVoucher({ ...fixture.deps, language }, token))
}

describe("a bought voucher", () => {
  it("is emailed in the language that it was bought in", async () => {
    await fixture.buy({}, { language: "uk" })
    await fixture.settle()
    const mail = (await fixture.listMails()).find(({ to_address }) => to_address !== null)
    expect(mail?.subject).toMatch(/^Ваш подарунковий сертифікат/)
    expect(mail?.text_body).toContain("http://localhost:3000/uk/print-voucher/")
    expect(fixture.gateway.startedPayments.at(-1)?.description).toMatch(
      /^Подарунковий сертифікат, /,
    )
  })

  it("redirects to the gateway with its amount, and is worth nothing before it is paid", async () => {
    const result = await fixture.buy({
      url: Buffer.from("/gift-vouchers?from=menu").toString("base64"),
    })
    expect(result).toMatchObject({ success: true })
    expect(result.payment).toMatch(/^https:\/\/pay\.example\//)
    expect(fixture.gateway.startedPayments.at(-1)).toMatchObject({
      amountCents: 5_000,
      description: "Gift voucher, $50.00",
      email: "ann@example.com",
      returnAddress: expect.stringMatching(
        /^http:\/\/localhost:3000\/gift-vouchers\?from=menu&payum_token=/,
      ),
    })
    expect(await fixture.listMails()).toEqual([])
    expect(await readVoucher()).toMatchObject({ code: null, issued_at: null })
    const { id = "" } = (await fixture.readLast()) ?? {}
    const code = buildVoucherCode(fixture.deps.vouchers.keys.code, id)
    expect(await fixture.redeem(code, ann)).toMatchObject({ success: false, code: "unknown" })
  })

  it("is emailed once when paid, however often that is reported, and the owner's email has no code", async () => {
    const url = Buffer.from("/gift-vouchers?from=menu#buy").toString("base64")
    await fixture.buy({ amount: "75.50", url })
    await Promise.all([fixture.settle(), fixture.settle(), fixture.settle()])
    const mails = await fixture.listMails()
    const own = mails.filter(({ to_address: to }) => to === null)
    const [mail] = mails.filter(({ to_address: to }) => to === "ann@example.com")
    expect([mails.length, own.length]).toEqual([2, 1])
    const voucher = await readVoucher()
    expect(mail?.subject).toBe("Your gift voucher for $75.50")
    expect(mail?.text_body).toContain(voucher.code)
    expect(mail?.text_body).toContain(`http://localhost:3000/print-voucher/${voucher.token}`)
    expect(mail?.text_body).toContain("Redeem the voucher:\nhttp://localhost:3000/gift-vouchers\n")
    expect(mail?.text_body).toContain("$75.50 paid on 21 November 2026")
    expect(mail?.text_body).toContain("51 824 753 556")
    expect(mail?.text_body).toContain("the Curlew Print Co. gift voucher for $75.50.")
    expect(mail?.text_body).not.toContain("..")
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
    const user = await fixture.db
      .selectFrom("users")
      .select("email")
      .where("id", "=", ann)
      .executeTakeFirstOrThrow()
    await fixture.buy({ email: null }, { userId: ann })
    await fixture.settle()
    expect((await fixture.listMails()).map(({ to_address: to }) => to)).toContain(user.email)
    await fixture.buy()
    await fixture.db.updateTable("gift_vouchers").set({ buyer_email: "" }).execute()
    await fixture.settle("paid", { payerEmail: "payer@example.com" })
    expect((await fixture.listMails()).map(({ to_address: to }) => to)).toContain(
      "payer@example.com",
    )
  })

  it("is never issued after a declined payment", async () => {
    await fixture.buy()
    await fixture.settle("declined")
    expect(await fixture.listMails()).toEqual([])
    expect(await readVoucher()).toMatchObject({ code: null, issued_at: null })
  })

  it("has the chosen design, also when that is no longer offered", async () => {
    const image_hash = await createImageRow(fixture.db, "tree")
    const { id } = await fixture.db
      .insertInto("gift_voucher_themes")
      .values({ name: "Christmas", image_hash })
      .returning("id")
      .executeTakeFirstOrThrow()
    expect(await listVoucherThemes(fixture.db)).toMatchObject([{ id, name: "Christmas" }])
    await fixture.buy({ theme_id: id })
    await fixture.db.updateTable("gift_voucher_themes").set({ enabled: false }).execute()
    expect(await listVoucherThemes(fixture.db)).toEqual([])
    expect((await readVoucher()).theme).toMatchObject({
      name: "Christmas",
      image: { aspect: "16x9", width: 400 },
    })
    await importTranslations(fixture.db, "de", [["voucher_theme", String(id), "name", "Fest"]])
    expect((await readVoucher("de")).theme).toMatchObject({
      name: "Fest",
      translated_fields: ["name"],
    })
    const again = await fixture.buy({ theme_id: id })
    expect(again).toMatchObject({ success: false, message: expect.stringContaining("design") })
  })
})

describe("a rejected voucher purchase", () => {
  it.each([
    ["below $1.00", { amount: "0.99" }, "$1.00"],
    ["of nothing", { amount: "0.00" }, "$1.00"],
    ["of less than nothing", { amount: "-50.00" }, "$1.00"],
    ["above $1,000.00", { amount: "1000.01" }, "$1,000.00"],
    ["with an unknown design", { theme_id: 2_147_483_647 }, "design"],
    ["without an email address", { email: null }, "email"],
  ])("starts no payment for a voucher %s", async (_what, input, word) => {
    const startedCount = fixture.gateway.startedPayments.length
    const result = await fixture.buy(input)
    expect(result).toMatchObject({ success: false, message: expect.stringContaining(word) })
    expect(await fixture.readLast()).toBeUndefined()
    expect(fixture.gateway.startedPayments).toHaveLength(startedCount)
  })

  it("starts no payment while the shop is closed, but earlier vouchers can be redeemed", async () => {
    const code = await sell()
    const startedCount = fixture.gateway.startedPayments.length
    await updateSellingSetting(fixture.db, false)
    expect(await fixture.buy()).toEqual({
      success: false,
      message: expect.stringContaining("The shop is closed"),
      detail: { code: "shop_closed" },
    })
    expect(fixture.gateway.startedPayments).toHaveLength(startedCount)
    expect(await fixture.redeem(code, ann)).toMatchObject({ success: true })
    await updateSellingSetting(fixture.db, true)
    expect(await fixture.buy()).toMatchObject({ success: true })
  })

  it("states that nothing was charged while the gateway is unavailable", async () => {
    fixture.gateway.failNext(1)
    const result = await fixture.buy()
    expect(result).toMatchObject({
      success: false,
      message: expect.stringContaining("haven’t been charged"),
    })
    expect(await fixture.buy()).toMatchObject({ success: true })
  })

  it("is limited to twenty per client within a quarter of an hour", async () => {
    const client = fixture.drawClient()
    for (let time = 0; time < 20; time += 1) {
      expect(await fixture.buy({}, { client })).toMatchObject({ success: true })
    }
    expect(await fixture.buy({}, { client })).toMatchObject({ success: false })
    expect(await fixture.buy()).toMatchObject({ success: true })
    fixture.wait(15 * 60_000 + 1)
    expect(await fixture.buy({}, { client })).toMatchObject({ success: true })
  })
})

describe("a redeemed voucher", () => {
  it("becomes the customer's store credit, and its print shows no code any more", async () => {
    const code = await sell("50.00")
    const result = await fixture.redeem(code, ann)
    expect(result).toMatchObject({ success: true, balance: "50.00" })
    expect(result.message).toContain("$50.00")
    expect(await getCreditBalance(fixture.db, ann)).toBe("50.00")
    expect(await readVoucher()).toMatchObject({ code: null, is_redeemed: true })
  })

  it("is redeemed once by a hundred concurrent customers, and the others get an error", async () => {
    const code = await sell("100.00")
    const customers = await Promise.all(
      Array.from({ length: 100 }, () => createCustomerRow(fixture.db)),
    )
    const results = await Promise.all(customers.map((id) => fixture.redeem(code, id)))
    expect(results.filter(({ success }) => success)).toHaveLength(1)
    expect(results.filter(({ code: why }) => why === "spent")).toHaveLength(99)
    const { cents } = await fixture.db
      .selectFrom("credit_entries")
      .select((eb) => eb.fn.sum<string>("amount_cents").as("cents"))
      .where("user_id", "in", customers)
      .executeTakeFirstOrThrow()
    expect(Number(cents)).toBe(10_000)
  })

  it("is redeemed once by one customer with five concurrent requests", async () => {
    const code = await sell("20.00")
    const results = await Promise.all([1, 2, 3, 4, 5].map(() => fixture.redeem(code, ann)))
    expect(results.filter(({ success }) => success)).toHaveLength(1)
    expect(await getCreditBalance(fixture.db, ann)).toBe("20.00")
    expect(await fixture.redeem(code, ann)).toMatchObject({
      success: false,
      code: "spent",
      message: expect.stringContaining("already redeemed"),
    })
  })

  it("is worth nothing once it was refunded", async () => {
    const code = await sell()
    const payment = await fixture.db
      .updateTable("payments")
      .set({ refund_due_cents: 5_000 })
      .returningAll()
      .executeTakeFirstOrThrow()
    await refundPayment(fixture.deps, payment)
    expect(await readVoucher()).toMatchObject({ code: null, is_redeemed: false })
    expect(await fixture.redeem(code, ann)).toMatchObject({
      success: false,
      code: "spent",
      message: expect.stringContaining("refunded"),
    })
    expect(await getCreditBalance(fixture.db, ann)).toBe("0.00")
  })

  it("retains its credit after a later refund, about which the owner is emailed", async () => {
    await fixture.redeem(await sell(), ann)
    const payment = await fixture.db
      .updateTable("payments")
      .set({ refund_due_cents: 5_000 })
      .returningAll()
      .executeTakeFirstOrThrow()
    await refundPayment(fixture.deps, payment)
    const last = (await fixture.listMails()).at(-1)
    expect(last).toMatchObject({ to_address: null, subject: expect.stringContaining("Refunded") })
    expect(last?.text_body).toContain(`customer ${ann}`)
    expect(await getCreditBalance(fixture.db, ann)).toBe("50.00")
  })
})

describe("guessing voucher codes", () => {
  const wrong = "2222222222222222"

  it("is blocked per customer after ten wrong codes for 15 minutes, also for a valid code", async () => {
    const code = await sell()
    for (let time = 0; time < 10; time += 1) {
      expect(await fixture.redeem(wrong, ann)).toMatchObject({ success: false, code: "unknown" })
    }
    expect(await fixture.redeem(code, ann)).toMatchObject({ success: false, code: "too_many" })
    expect(await getCreditBalance(fixture.db, ann)).toBe("0.00")
    fixture.wait(15 * 60_000 + 1)
    expect(await fixture.redeem(code, ann)).toMatchObject({ success: true })
  })

  it("is limited to ten of thirty concurrent attempts", async () => {
    const results = await Promise.all(Array.from({ length: 30 }, () => fixture.redeem(wrong, ann)))
    expect(results.filter(({ code }) => code === "unknown")).toHaveLength(10)
  })

  it("is blocked per client after fifty wrong codes, for every customer", async () => {
    const client = fixture.drawClient()
    for (let time = 0; time < 50; time += 1) {
      await fixture.redeem(wrong, await createCustomerRow(fixture.db), client)
    }
    expect(await fixture.redeem(wrong, ann, client)).toMatchObject({ code: "too_many" })
    expect(await fixture.redeem(wrong, ann)).toMatchObject({ code: "unknown" })
  })

  it("does not count valid codes", async () => {
    for (let time = 0; time < 12; time += 1) {
      expect(await fixture.redeem(await sell("1.00"), ann)).toMatchObject({ success: true })
    }
  })
})
