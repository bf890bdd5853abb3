import { afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import { refundPayment } from "#backend/payments/reconcile-payments.ts"
import { createCustomerRow } from "#tests/factories/stored-orders.ts"
import { createVoucherFixture } from "#tests/fixtures/voucher.ts"
import { getVoucherBalance } from "./redeem-voucher.ts"
import { sendGifts } from "./send-gifts.ts"
import { deleteUnpaidVouchers, getVoucher } from "./vouchers.ts"

const dayMs = 86_400_000
const gift = {
  recipient_name: "Ben",
  recipient_email: "ben@example.com",
  sender_name: "Ann",
  message: "Happy birthday!\n<b>Love</b>",
}
/** Three days after the fixture's clock starts, which is noon of 21 November in Brisbane. */
const later = { ...gift, send_on: "2026-11-24" }

let fixture: Awaited<ReturnType<typeof createVoucherFixture>>

beforeEach(async () => {
  fixture = await createVoucherFixture()
})

afterEach(() => fixture.database.close())

const send = () =>
  sendGifts({ ...fixture.deps, vouchers: { ...fixture.deps.vouchers, onMail: () => {} } })

const listGifts = async () =>
  (await fixture.listMails()).filter(({ to_address: to }) => to === gift.recipient_email)

async function sell(input: object): Promise<string> {
  expect(await fixture.buy(input)).toMatchObject({ success: true })
  await fixture.settle()
  return (await fixture.listCodes()).at(0) ?? ""
}

describe("a voucher for somebody else", () => {
  it("is emailed to both once it is paid, with the message as plain text", async () => {
    const code = await sell(gift)
    const [mail, ...others] = await listGifts()
    expect(others).toEqual([])
    expect(mail?.subject).toMatch(/^Ann sent you a .*gift voucher for \$50\.00$/)
    expect(mail?.text_body).toContain("Hello Ben,")
    expect(mail?.text_body).toContain("<b>Love</b>")
    expect(mail?.html_body).toContain("&lt;b&gt;Love&lt;/b&gt;")
    expect(mail?.text_body?.replaceAll("-", "")).toContain(code)
    expect(mail?.text_body).not.toContain("paid on")
    const own = (await fixture.listMails()).find(({ to_address: to }) => to === "ann@example.com")
    expect(own?.text_body).toContain("ben@example.com")
    expect(await send()).toBe(0)
  })

  it("has the names and the message on the printed card", async () => {
    await sell(gift)
    const { token = "" } = (await fixture.readLast()) ?? {}
    const { recipient_email: _, ...texts } = gift
    expect(await getVoucher(fixture.deps, token)).toMatchObject(texts)
  })

  it("is emailed once on its day, after 8 am in the shop, despite two concurrent runs", async () => {
    await sell(later)
    expect(await listGifts()).toEqual([])
    fixture.wait(2 * dayMs + 19 * 3_600_000)
    expect(await send()).toBe(0)
    fixture.wait(3_600_000)
    const counts = await Promise.all([send(), send()])
    expect(counts.sort()).toEqual([0, 1])
    expect(await listGifts()).toHaveLength(1)
    expect(await send()).toBe(0)
  })

  it("is not emailed before it is paid, once it was refunded, or once it was redeemed", async () => {
    await fixture.buy(later)
    await sell(later)
    const payment = await fixture.db
      .updateTable("payments")
      .set({ refund_due_cents: 5_000 })
      .where("status", "=", "paid")
      .returningAll()
      .executeTakeFirstOrThrow()
    await refundPayment(fixture.deps, payment)
    await sell(later)
    const code = (await fixture.listCodes()).at(-1) ?? ""
    await fixture.redeem(code, await createCustomerRow(fixture.db))
    fixture.wait(5 * dayMs)
    expect(await send()).toBe(0)
    expect(await listGifts()).toEqual([])
  })

  it("is rejected for a day in the past, beyond a year, or without an address", async () => {
    const days = ["2026-11-20", "2027-11-22"]
    for (const send_on of days)
      expect(await fixture.buy({ ...gift, send_on })).toMatchObject({
        success: false,
        detail: { code: "voucher_send_on_range" },
      })
    expect(await fixture.buy({ send_on: "2026-11-24" })).toMatchObject({
      detail: { code: "voucher_recipient_required" },
    })
    for (const send_on of ["2026-11-21", "2027-11-21"])
      expect(await fixture.buy({ ...gift, send_on })).toMatchObject({ success: true })
  })
})

describe("a voucher that was not paid", () => {
  it("is deleted after its time with what the buyer wrote, and a later payment is refunded", async () => {
    await sell(gift)
    await fixture.buy(gift)
    const created = await fixture.readLast()
    const after = new Date((created?.created_at.getTime() ?? 0) + 1)
    await deleteUnpaidVouchers(fixture.db, created?.created_at ?? after)
    expect(await fixture.readLast()).toEqual(created)
    await deleteUnpaidVouchers(fixture.db, after)
    expect(await fixture.readLast()).toMatchObject({ issued_at: expect.any(Date) })
    await fixture.settle()
    const payments = await fixture.db.selectFrom("payments").selectAll().orderBy("id").execute()
    expect(payments.map(({ refund_due_cents: due }) => due)).toEqual([0, 5_000])
    expect(await listGifts()).toHaveLength(1)
  })
})

describe("the balance of a code", () => {
  const getBalance = (code: string, client = "c1") => getVoucherBalance(fixture.deps, code, client)

  it("is the amount until it is redeemed, and asking does not redeem it", async () => {
    const code = await sell({})
    expect(await getBalance(code)).toEqual({ success: true, amount: "50.00" })
    expect(await getBalance(code)).toEqual({ success: true, amount: "50.00" })
    await fixture.redeem(code, await createCustomerRow(fixture.db))
    expect(await getBalance(code)).toMatchObject({
      success: false,
      detail: { code: "voucher_redeemed" },
    })
  })

  it("is refused after fifty unknown codes of a client, for valid codes as well", async () => {
    const code = await sell({})
    for (let count = 0; count < 50; count += 1) {
      expect(await getBalance("AAAABBBBCCCCDDDD")).toMatchObject({
        detail: { code: "voucher_unknown" },
      })
    }
    expect(await getBalance(code)).toMatchObject({ detail: { code: "voucher_rate_limited" } })
    expect(await getBalance(code, "c2")).toMatchObject({ success: true })
  })
})
