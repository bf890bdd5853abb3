import { afterAll, beforeAll } from "@jest/globals"
import { expectConsistentLedger } from "#tests/assertions/ledger-assertions.ts"
import { createOrderFixture, type OrderFixture, pickedUp } from "#tests/fixtures/order.ts"
import { updateSellingSetting } from "#tests/support/shop-rows.ts"

let fixture: OrderFixture
beforeAll(async () => {
  fixture = await createOrderFixture()
})
afterAll(() => fixture.close())

describe("limited stock", () => {
  it("accepts exactly 10 of 100 concurrent checkouts for a stock of 10 and rejects the others before any charge", async () => {
    const { skuId } = await fixture.stock({ stock: 10 })
    const customers = await Promise.all(
      Array.from({ length: 100 }, async () => {
        return fixture.customerWith(skuId)
      }),
    )
    const before = fixture.gateway.startedPayments.length
    const results = await Promise.all(customers.map((customer) => fixture.submit(customer)))
    const rejected = results.filter(({ success }) => !success)
    expect(rejected).toHaveLength(90)
    expect(new Set(rejected.map(({ code }) => code))).toEqual(new Set(["out_of_stock"]))
    expect(rejected.every(({ message }) => message !== "")).toBe(true)
    expect(await fixture.stockOf(skuId)).toBe(0)
    expect(fixture.gateway.startedPayments.length).toBe(before + 10)
  })

  it("is checked for all lines of a SKU together", async () => {
    const { skuId } = await fixture.stock({ stock: 3 })
    const ann = await fixture.customerWith(skuId, 2)
    const cart = fixture.db.selectFrom("carts").select("id").where("user_id", "=", ann.userId)
    const { id } = await cart.executeTakeFirstOrThrow()
    await fixture.db
      .insertInto("cart_lines")
      .values({ cart_id: id, sku_id: skuId, qty: 2, addons_key: "another" })
      .execute()
    expect(await fixture.submit(ann)).toMatchObject({ success: false, code: "out_of_stock" })
    expect(await fixture.stockOf(skuId)).toBe(3)
  })

  it("causes no deadlock when carts contain the same items in a different order", async () => {
    const skus = await Promise.all([1, 2, 3].map(() => fixture.stock({ stock: 12 })))
    const customers = await Promise.all(
      Array.from({ length: 24 }, async (_, at) => {
        const customer = await fixture.customer()
        for (const { skuId } of at % 2 === 0 ? skus : skus.toReversed()) {
          await fixture.add(customer, skuId)
        }
        return customer
      }),
    )
    const results = await Promise.all(customers.map((customer) => fixture.submit(customer)))
    expect(results.filter(({ success }) => success)).toHaveLength(12)
    expect(await Promise.all(skus.map(({ skuId }) => fixture.stockOf(skuId)))).toEqual([0, 0, 0])
  })

  it("enqueues a change event only when an order takes the last item", async () => {
    const { skuId, productId } = await fixture.stock({ stock: 2 })
    const { url } = await fixture.db
      .selectFrom("products")
      .select("url")
      .where("id", "=", productId)
      .executeTakeFirstOrThrow()
    const takeChanges = async () => {
      const rows = await fixture.db.deleteFrom("change_outbox").returning("changes").execute()
      return JSON.stringify(rows)
    }
    await takeChanges()
    await fixture.order(await fixture.customerWith(skuId))
    expect(await takeChanges()).toBe("[]")
    await fixture.order(await fixture.customerWith(skuId))
    expect(await takeChanges()).toContain(url)
  })

  it("enqueues a change event when an order leaves no more than the owner calls few", async () => {
    await updateSellingSetting(fixture.db, true)
    const setLimit = (low_stock: number) =>
      fixture.db
        .updateTable("domains")
        .set({ config: JSON.stringify({ low_stock }) })
        .execute()
    await setLimit(1)
    const { skuId } = await fixture.stock({ stock: 3 })
    const countChanges = async () =>
      (await fixture.db.deleteFrom("change_outbox").returning("id").execute()).length
    await countChanges()
    await fixture.order(await fixture.customerWith(skuId))
    expect(await countChanges()).toBe(0)
    await fixture.order(await fixture.customerWith(skuId))
    expect(await countChanges()).toBe(1)
    const never = await fixture.stock({ stock: 2 })
    const setOwn = fixture.db.updateTable("products").set({ low_stock: 0 })
    await setOwn.where("id", "=", never.productId).execute()
    await countChanges()
    await fixture.order(await fixture.customerWith(never.skuId))
    expect(await countChanges()).toBe(0)
    await setLimit(0)
  })
})

describe("store credit", () => {
  it("pays a part, and the surcharge applies to the rest only", async () => {
    const { skuId } = await fixture.stock({ price_cents: 10_000 })
    const ann = await fixture.customerWith(skuId)
    await fixture.giveCredit(ann, 4000)
    const input = { paymentGateway: "far-card", use_credit: true, expected_total: "100.90" }
    const id = await fixture.order(ann, input)
    expect(await fixture.get(id)).toMatchObject({ credit_cents: 4000, surcharge_cents: 90 })
    expect(fixture.gateway.startedPayments.at(-1)?.amountCents).toBe(6090)
    expect(await fixture.creditOf(ann)).toBe(0)
  })

  it("leaves at least the gateway's minimum amount to pay", async () => {
    const { skuId } = await fixture.stock({ price_cents: 1000 })
    const ann = await fixture.customerWith(skuId)
    await fixture.giveCredit(ann, 995)
    const id = await fixture.order(ann, { ...pickedUp, use_credit: true, expected_payable: "0.10" })
    expect(await fixture.get(id)).toMatchObject({ total_cents: 1000, credit_cents: 990 })
    expect(fixture.gateway.startedPayments.at(-1)?.amountCents).toBe(10)
    expect(await fixture.creditOf(ann)).toBe(5)
  })

  it("pays the order at once if it covers the total, without payment method and gateway", async () => {
    const { skuId } = await fixture.stock({ price_cents: 3000 })
    const ann = await fixture.customerWith(skuId)
    await fixture.giveCredit(ann, 5000)
    const before = fixture.gateway.startedPayments.length
    const result = await fixture.submit(ann, { use_credit: true })
    expect(result.payment).toMatch(/^\/payment-return\?payum_token=/)
    expect(await fixture.get(result.order_id ?? 0)).toMatchObject({
      status: "paid",
      stock_state: "sold",
      payment_type: "",
    })
    expect([await fixture.creditOf(ann), fixture.gateway.startedPayments.length]).toEqual([
      2000,
      before,
    ])
    const subjects = (await fixture.listMails()).map(({ subject }) => subject)
    expect(subjects).toContain(`Thank you for your order ${result.order_id}`)
    expect(subjects).toContain(`Order ${result.order_id}: $30.00`)
  })

  it("is never overspent by twenty concurrent checkouts of $30 with a balance of $100", async () => {
    const { skuId } = await fixture.stock({ price_cents: 3000, stock: 100 })
    const ann = await fixture.customerWith(skuId)
    await fixture.giveCredit(ann, 10_000)
    await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const input = { ...pickedUp, use_credit: true, note: `No ${at}` }
        const { success, order_id: id } = await fixture.submit(ann, input)
        if (success && id !== null) await fixture.settle(id)
        await fixture.add(ann, skuId)
      }),
    )
    const left = await fixture.creditOf(ann)
    expect(left).toBeGreaterThanOrEqual(0)
    const orders = await fixture.db
      .selectFrom("orders")
      .select(["credit_cents", "status"])
      .where("user_id", "=", ann.userId)
      .where("status", "<>", "cancelled")
      .execute()
    const spent = orders.reduce((cents, order) => cents + order.credit_cents, 0)
    expect(spent).toBeGreaterThan(0)
    expect(spent + left).toBe(10_000)
    await expectConsistentLedger(fixture)
  })
})

describe("a promotion", () => {
  it("is used exactly three times by twelve concurrent checkouts if three uses are left", async () => {
    const id = await fixture.addPromotion("FIRSTTHREE", { max_uses: 3 })
    const { skuId } = await fixture.stock({ stock: 50 })
    const customers = []
    for (let at = 0; at < 12; at += 1) customers.push(await fixture.customerWith(skuId))
    const input = { ...pickedUp, promotion_code: "FIRSTTHREE" }
    const results = await Promise.all(customers.map((customer) => fixture.submit(customer, input)))
    expect(results.filter(({ success }) => success)).toHaveLength(3)
    const rejected = results.filter(({ success }) => !success)
    expect(new Set(rejected.map(({ code }) => code))).toEqual(new Set(["promotion"]))
    const uses = fixture.db.selectFrom("promotion_uses").select("order_id")
    expect(await uses.where("promotion_id", "=", id).execute()).toHaveLength(3)
    expect(await fixture.stockOf(skuId)).toBe(47)
  })

  it("is rejected with the reason at the second order if limited to one use per customer", async () => {
    await fixture.addPromotion("ONCEEACH", { max_uses_per_customer: 1 })
    const { skuId } = await fixture.stock({ stock: 50 })
    const ann = await fixture.customerWith(skuId)
    const input = { ...pickedUp, promotion_code: "onceeach " }
    await fixture.settle(await fixture.order(ann, input))
    await fixture.add(ann, skuId)
    const rejected = await fixture.submit(ann, input)
    expect(rejected).toMatchObject({ code: "promotion" })
    expect(rejected.message).toBe("You’ve already used this code.")
  })
})
