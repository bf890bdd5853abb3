import { afterAll, beforeAll } from "@jest/globals"
import { expectBooksAgree } from "#tests/support/order-books.ts"
import { type OrderDesk, openOrderDesk, pickedUp } from "#tests/support/order-desk.ts"

let desk: OrderDesk
beforeAll(async () => {
  desk = await openOrderDesk()
})
afterAll(() => desk.close())

describe("limited stock", () => {
  it("accepts exactly 10 of 100 concurrent checkouts for a stock of 10 and rejects the others before any charge", async () => {
    const { skuId } = await desk.stock({ stock: 10 })
    const customers = await Promise.all(
      Array.from({ length: 100 }, async () => {
        return desk.customerWith(skuId)
      }),
    )
    const before = desk.gateway.begun.length
    const answers = await Promise.all(customers.map((customer) => desk.submit(customer)))
    const refused = answers.filter(({ success }) => !success)
    expect(refused).toHaveLength(90)
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["out_of_stock"]))
    expect(refused.every(({ message }) => message !== "")).toBe(true)
    expect(await desk.stockOf(skuId)).toBe(0)
    expect(desk.gateway.begun.length).toBe(before + 10)
  })

  it("is checked for all lines of a SKU together", async () => {
    const { skuId } = await desk.stock({ stock: 3 })
    const ann = await desk.customerWith(skuId, 2)
    const cart = desk.db.selectFrom("carts").select("id").where("user_id", "=", ann.userId)
    const { id } = await cart.executeTakeFirstOrThrow()
    await desk.db
      .insertInto("cart_lines")
      .values({ cart_id: id, sku_id: skuId, qty: 2, addons_key: "another" })
      .execute()
    expect(await desk.submit(ann)).toMatchObject({ success: false, code: "out_of_stock" })
    expect(await desk.stockOf(skuId)).toBe(3)
  })

  it("causes no deadlock when carts contain the same items in a different order", async () => {
    const skus = await Promise.all([1, 2, 3].map(() => desk.stock({ stock: 12 })))
    const customers = await Promise.all(
      Array.from({ length: 24 }, async (_, at) => {
        const customer = await desk.customer()
        for (const { skuId } of at % 2 === 0 ? skus : skus.toReversed()) {
          await desk.add(customer, skuId)
        }
        return customer
      }),
    )
    const answers = await Promise.all(customers.map((customer) => desk.submit(customer)))
    expect(answers.filter(({ success }) => success)).toHaveLength(12)
    expect(await Promise.all(skus.map(({ skuId }) => desk.stockOf(skuId)))).toEqual([0, 0, 0])
  })

  it("enqueues a change event only when an order takes the last item", async () => {
    const { skuId, productId } = await desk.stock({ stock: 2 })
    const { url } = await desk.db
      .selectFrom("products")
      .select("url")
      .where("id", "=", productId)
      .executeTakeFirstOrThrow()
    const takeChanges = async () => {
      const rows = await desk.db.deleteFrom("change_outbox").returning("changes").execute()
      return JSON.stringify(rows)
    }
    await takeChanges()
    await desk.order(await desk.customerWith(skuId))
    expect(await takeChanges()).toBe("[]")
    await desk.order(await desk.customerWith(skuId))
    expect(await takeChanges()).toContain(url)
  })
})

describe("store credit", () => {
  it("pays a part, and the surcharge applies to the rest only", async () => {
    const { skuId } = await desk.stock({ price_cents: 10_000 })
    const ann = await desk.customerWith(skuId)
    await desk.giveCredit(ann, 4000)
    const wish = { paymentGateway: "far-card", use_credit: true, expected_total: "100.90" }
    const id = await desk.order(ann, wish)
    expect(await desk.get(id)).toMatchObject({ credit_cents: 4000, surcharge_cents: 90 })
    expect(desk.gateway.begun.at(-1)?.amountCents).toBe(6090)
    expect(await desk.creditOf(ann)).toBe(0)
  })

  it("leaves at least the gateway's minimum amount to pay", async () => {
    const { skuId } = await desk.stock({ price_cents: 1000 })
    const ann = await desk.customerWith(skuId)
    await desk.giveCredit(ann, 995)
    const id = await desk.order(ann, { ...pickedUp, use_credit: true, expected_payable: "0.10" })
    expect(await desk.get(id)).toMatchObject({ total_cents: 1000, credit_cents: 990 })
    expect(desk.gateway.begun.at(-1)?.amountCents).toBe(10)
    expect(await desk.creditOf(ann)).toBe(5)
  })

  it("pays the order at once if it covers the total, without payment method and gateway", async () => {
    const { skuId } = await desk.stock({ price_cents: 3000 })
    const ann = await desk.customerWith(skuId)
    await desk.giveCredit(ann, 5000)
    const before = desk.gateway.begun.length
    const answer = await desk.submit(ann, { use_credit: true })
    expect(answer.payment).toMatch(/^\/payment-return\?payum_token=/)
    expect(await desk.get(answer.order_id ?? 0)).toMatchObject({
      ...{ status: "paid", stock_state: "sold", payment_type: "" },
    })
    expect([await desk.creditOf(ann), desk.gateway.begun.length]).toEqual([2000, before])
    const subjects = (await desk.listMails()).map(({ subject }) => subject)
    expect(subjects).toContain(`Thank you for your order ${answer.order_id}`)
    expect(subjects).toContain(`Order ${answer.order_id}: $30.00`)
  })

  it("is never overspent by twenty concurrent checkouts of $30 with a balance of $100", async () => {
    const { skuId } = await desk.stock({ price_cents: 3000, stock: 100 })
    const ann = await desk.customerWith(skuId)
    await desk.giveCredit(ann, 10_000)
    await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const wish = { ...pickedUp, use_credit: true, note: `No ${at}` }
        const { success, order_id: id } = await desk.submit(ann, wish)
        if (success && id !== null) await desk.settle(id)
        await desk.add(ann, skuId)
      }),
    )
    const left = await desk.creditOf(ann)
    expect(left).toBeGreaterThanOrEqual(0)
    const orders = await desk.db
      .selectFrom("orders")
      .select(["credit_cents", "status"])
      .where("user_id", "=", ann.userId)
      .where("status", "<>", "cancelled")
      .execute()
    const spent = orders.reduce((cents, order) => cents + order.credit_cents, 0)
    expect(spent).toBeGreaterThan(0)
    expect(spent + left).toBe(10_000)
    await expectBooksAgree(desk)
  })
})

describe("a promotion", () => {
  it("is used exactly three times by twelve concurrent checkouts if three uses are left", async () => {
    const id = await desk.addPromotion("FIRSTTHREE", { max_uses: 3 })
    const { skuId } = await desk.stock({ stock: 50 })
    const customers = []
    for (let at = 0; at < 12; at += 1) customers.push(await desk.customerWith(skuId))
    const wish = { ...pickedUp, promotion_code: "FIRSTTHREE" }
    const answers = await Promise.all(customers.map((customer) => desk.submit(customer, wish)))
    expect(answers.filter(({ success }) => success)).toHaveLength(3)
    const refused = answers.filter(({ success }) => !success)
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["promotion"]))
    const uses = desk.db.selectFrom("promotion_uses").select("order_id")
    expect(await uses.where("promotion_id", "=", id).execute()).toHaveLength(3)
    expect(await desk.stockOf(skuId)).toBe(47)
  })

  it("is rejected with the reason at the second order if limited to one use per customer", async () => {
    await desk.addPromotion("ONCEEACH", { max_uses_per_customer: 1 })
    const { skuId } = await desk.stock({ stock: 50 })
    const ann = await desk.customerWith(skuId)
    const wish = { ...pickedUp, promotion_code: "onceeach " }
    await desk.settle(await desk.order(ann, wish))
    await desk.add(ann, skuId)
    const refused = await desk.submit(ann, wish)
    expect(refused).toMatchObject({ code: "promotion" })
    expect(refused.message).toBe("You’ve already used this code.")
  })
})
