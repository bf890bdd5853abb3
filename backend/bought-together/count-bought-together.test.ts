import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals"
import { getProductById } from "#backend/catalogue/product-detail.ts"
import { withProductChanges } from "#backend/models/product-affected-tags.ts"
import type { OrderStatus } from "#lib/contract/rules/order-status.ts"
import { type CartFixture, createCartFixture } from "#tests/fixtures/cart.ts"
import { countBoughtTogether, minCustomers } from "./count-bought-together.ts"

let fixture: CartFixture
beforeAll(async () => {
  fixture = await createCartFixture()
})
afterAll(() => fixture.close())
beforeEach(async () => {
  for (const table of ["orders", "bought_together", "change_outbox"] as const) {
    await fixture.db.deleteFrom(table).execute()
  }
})

const createProduct = async () => (await fixture.stock()).productId
const signUp = async () => (await fixture.customer()).userId
const count = () => countBoughtTogether(fixture.deps)

let orders = 0
/** Adds an order of these products. */
async function order(
  userId: number,
  productIds: readonly number[],
  { status = "paid", days = 1 }: { status?: OrderStatus; days?: number } = {},
): Promise<void> {
  orders += 1
  const { id } = await fixture.db
    .insertInto("orders")
    .values({
      user_id: userId,
      status,
      stock_state: "sold",
      token: String(orders).padStart(43, "o"),
      request_digest: "r",
      content_digest: "c",
      email: "ann@example.com",
      subtotal_cents: 1_000,
      total_cents: 1_000,
      tax_cents: 0,
      reserved_until: new Date(),
      paid_at: new Date(fixture.deps.now().getTime() - days * 86_400_000),
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  for (const productId of productIds) {
    await fixture.db
      .insertInto("order_lines")
      .values({
        order_id: id,
        product_id: productId,
        product_name: "Item",
        sku_code: "ITEM",
        addons: "[]",
        qty: 1,
        unit_cents: 500,
      })
      .execute()
  }
}

/** Has this many customers buy the products together. */
async function orderAs(customers: number, productIds: readonly number[], options = {}) {
  for (let at = 0; at < customers; at += 1) await order(await signUp(), productIds, options)
}

async function listTogether(id: number): Promise<string[]> {
  const product = await getProductById(fixture.deps, id)
  return product?.bought_together.map(({ id: other }) => String(other)) ?? []
}

describe("what a product goes well with", () => {
  it("is what enough customers bought with it, the most frequent first, while in stock", async () => {
    const [product, often, sometimes, soldOut] = [
      await createProduct(),
      await createProduct(),
      await createProduct(),
      await createProduct(),
    ]
    await orderAs(minCustomers, [product, sometimes, soldOut])
    await orderAs(minCustomers + 1, [often, product])
    await fixture.db
      .updateTable("skus")
      .set({ stock: 0 })
      .where("product_id", "=", soldOut)
      .execute()
    await count()
    expect(await listTogether(product)).toEqual([String(often), String(sometimes)])
    expect(await listTogether(often)).toEqual([String(product)])
  })

  it("leaves out hidden products", async () => {
    const [product, hidden] = [await createProduct(), await createProduct()]
    await orderAs(minCustomers, [product, hidden])
    await count()
    const hide = fixture.db.updateTable("products").set({ enabled: false })
    await hide.where("id", "=", hidden).execute()
    expect(await listTogether(product)).toEqual([])
  })

  it("invalidates the page when one of them is sold out or in stock again", async () => {
    const [product, other] = [await createProduct(), await createProduct()]
    await orderAs(minCustomers, [product, other])
    await count()
    const { url } = await fixture.db
      .selectFrom("products")
      .select("url")
      .where("id", "=", product)
      .executeTakeFirstOrThrow()
    for (const stock of [0, 4]) {
      await fixture.db.deleteFrom("change_outbox").execute()
      await fixture.db.transaction().execute((trx) =>
        withProductChanges(trx, [other], async () => {
          await trx.updateTable("skus").set({ stock }).where("product_id", "=", other).execute()
          return []
        }),
      )
      const events = await fixture.db.selectFrom("change_outbox").select("changes").execute()
      expect(JSON.stringify(events)).toContain(`"${url}"`)
    }
  })

  it("does not show what few customers bought, however often they did", async () => {
    const [product, other] = [await createProduct(), await createProduct()]
    const regular = await signUp()
    for (let at = 0; at < 10; at += 1) await order(regular, [product, other])
    await orderAs(minCustomers - 2, [product, other])
    expect(await count()).toBe(0)
    expect(await listTogether(product)).toEqual([])
  })

  it("counts paid orders of the last year only", async () => {
    const [product, other] = [await createProduct(), await createProduct()]
    await orderAs(minCustomers, [product, other], { status: "cancelled" })
    await orderAs(minCustomers, [product, other], { status: "refunded" })
    await orderAs(minCustomers, [product, other], { days: 366 })
    expect(await count()).toBe(0)
  })

  it("invalidates the pages of products whose others differ, and no page otherwise", async () => {
    const [product, other] = [await createProduct(), await createProduct()]
    await orderAs(minCustomers, [product, other])
    expect(await count()).toBe(2)
    const events = await fixture.db.selectFrom("change_outbox").select("changes").execute()
    expect(JSON.stringify(events)).toContain('"kind":"product"')
    await orderAs(1, [product, other])
    expect(await count()).toBe(0)
    await fixture.db.deleteFrom("orders").execute()
    expect(await count()).toBe(2)
    expect(await listTogether(product)).toEqual([])
  })
})
