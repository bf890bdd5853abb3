import { afterAll, beforeAll } from "@jest/globals"
import { sql } from "kysely"
import { cartLimits } from "#lib/contract/cart.ts"
import { eventually } from "#tests/assertions/eventually.ts"
import { type CartFixture, createCartFixture } from "#tests/fixtures/cart.ts"
import { countQueries } from "#tests/support/count-queries.ts"
import { updateSellingSetting } from "#tests/support/shop-rows.ts"
import type { Shopper } from "./carts.ts"
import { getCart } from "./get-cart.ts"

let fixture: CartFixture
beforeAll(async () => {
  fixture = await createCartFixture()
})
afterAll(() => fixture.close())

const countCarts = async () => {
  const rows = await fixture.db.selectFrom("carts").select("id").execute()
  return rows.length
}

/** Inserts that many more lines into the only cart that contains the SKU. */
async function addLines(skuId: number, count: number): Promise<void> {
  const lines = fixture.db.selectFrom("cart_lines").select("cart_id").where("sku_id", "=", skuId)
  const { cart_id } = await lines.executeTakeFirstOrThrow()
  const others = await Promise.all(Array.from({ length: count }, () => fixture.stock()))
  const rows = others.map((other) => ({ cart_id, sku_id: other.skuId, qty: 1, addons: "[]" }))
  await fixture.db.insertInto("cart_lines").values(rows).execute()
}

/** Returns the number of database queries for showing the cart. */
async function countCartQueries(shopper: Shopper): Promise<number> {
  const { db, getCount } = countQueries(fixture.db)
  await getCart({ ...fixture.deps, db }, shopper, {})
  return getCount()
}

describe("adding to a cart", () => {
  it("creates a guest's cart with the first item and returns its session key", async () => {
    const { skuId } = await fixture.stock()
    const guest = fixture.guest()
    const change = await fixture.add(guest, skuId, 2)
    expect(change).toMatchObject({ success: true, item_count: 2 })
    expect(change.sessionKey).toMatch(/^[\w-]{43}$/)
    const cart = await fixture.show({ ...guest, sessionKey: change.sessionKey })
    expect(cart.items).toMatchObject([{ id: change.id, sku_id: skuId, qty: 2 }])
  })

  it("stores nothing from which a session key could be recovered", async () => {
    const { skuId } = await fixture.stock()
    const { sessionKey } = await fixture.guestWith(skuId)
    const rows = await fixture.db.selectFrom("carts").selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(sessionKey)
  })

  it("returns a new session key for an unknown one", async () => {
    const { skuId } = await fixture.stock()
    const stale = "x".repeat(43)
    const change = await fixture.add(fixture.guest(stale), skuId)
    expect(change).toMatchObject({ success: true, item_count: 1 })
    expect(change.sessionKey).not.toBe(stale)
  })

  it("adds the same SKU with the same extras to one line and with others to another line", async () => {
    const { skuId, productId } = await fixture.stock({ stock: 50 })
    const addon = await fixture.db
      .insertInto("addons")
      .values({ name: "Engraving", type: "Text", price_cents: 250 })
      .returning("id")
      .executeTakeFirstOrThrow()
    const offered = { product_id: productId, addon_id: addon.id }
    await fixture.db.insertInto("product_addons").values(offered).execute()
    const customer = await fixture.customer()
    const forAnn = [{ id: addon.id, value: "For Ann" }]
    const first = await fixture.add(customer, skuId, 1, forAnn)
    expect(await fixture.add(customer, skuId, 2, forAnn)).toMatchObject({ id: first.id })
    await fixture.add(customer, skuId, 1)
    const { items } = await fixture.show(customer)
    expect(items.map(({ qty, price }) => [qty, price])).toEqual([
      [3, "27.45"],
      [1, "24.95"],
    ])
  })

  it("rejects an invalid extra with a message and creates no cart", async () => {
    const { skuId } = await fixture.stock()
    const before = await countCarts()
    expect(await fixture.add(fixture.guest(), skuId, 1, [{ id: 999, value: "1" }])).toEqual({
      success: false,
      code: "addons",
      message: "This extra is no longer available.",
      detail: { code: "addon_not_sold" },
      sessionKey: null,
      item_count: 0,
    })
    expect(await countCarts()).toBe(before)
  })

  it("rejects a text that is longer than the product allows and accepts a shorter one", async () => {
    const { skuId, productId } = await fixture.stock()
    const { id } = await fixture.db
      .insertInto("addons")
      .values({ name: "Name to add", type: "Text", required: true })
      .returning("id")
      .executeTakeFirstOrThrow()
    const limits = { max_length: 12, pattern: "letters" } as const
    const offered = { product_id: productId, addon_id: id, ...limits }
    await fixture.db.insertInto("product_addons").values(offered).execute()
    const add = (value: string) => fixture.add(fixture.guest(), skuId, 1, [{ id, value }])
    expect(await add("Bartholomew the Magnificent of Gladstone")).toMatchObject({
      success: false,
      code: "addons",
      message: "“Name to add” can have 12 characters at most.",
    })
    expect(await add("R2D2")).toMatchObject({ message: "Use letters only for “Name to add”." })
    expect(await add("Bartholomew")).toMatchObject({ success: true })
  })

  it("rejects a SKU that is unknown or no longer sold", async () => {
    const off = await fixture.stock({ enabled: false })
    const hidden = await fixture.stock({}, { enabled: false })
    for (const sku of [off.skuId, hidden.skuId, 2_000_000_000]) {
      expect(await fixture.add(fixture.guest(), sku)).toMatchObject({
        success: false,
        code: "unknown_sku",
        message: "This is no longer available.",
        sessionKey: null,
      })
    }
  })

  it("rejects a SKU that is deleted concurrently", async () => {
    const { skuId } = await fixture.stock()
    const removal = await fixture.db.startTransaction().execute()
    await removal.deleteFrom("skus").where("id", "=", skuId).execute()
    const change = fixture.add(fixture.guest(), skuId)
    await eventually(10_000, async () => {
      const { rows } = await sql`SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(fixture.db)
      expect(rows).toHaveLength(1)
    })
    await removal.commit().execute()
    expect(await change).toMatchObject({ success: false, code: "unknown_sku" })
  })

  it("rejects more than the stock and names the remaining quantity", async () => {
    const { skuId } = await fixture.stock({ stock: 3 })
    const before = await countCarts()
    const rejected = { success: false, code: "out_of_stock" }
    const none = await fixture.stock({ stock: 0 })
    expect(await fixture.add(fixture.guest(), none.skuId)).toMatchObject({
      ...rejected,
      message: "This is out of stock.",
    })
    expect(await fixture.add(fixture.guest(), skuId, 4)).toMatchObject({
      ...rejected,
      message: "Only 3 are left.",
    })
    expect(await countCarts()).toBe(before)
    const guest = await fixture.guestWith(skuId, 2)
    expect(await fixture.add(guest, skuId, 2)).toMatchObject({
      ...rejected,
      message: "Only 3 are left. You have 2 in your cart already.",
      item_count: 2,
      sessionKey: guest.sessionKey,
    })
  })

  it("adds up concurrent additions", async () => {
    const { skuId } = await fixture.stock({ stock: 500 })
    const customer = await fixture.customer()
    const changes = await Promise.all(
      Array.from({ length: 50 }, () => fixture.add(customer, skuId)),
    )
    expect(changes.every(({ success }) => success)).toBe(true)
    expect((await fixture.show(customer)).item_count).toBe(50)
  })

  it("never exceeds the stock under concurrent additions", async () => {
    const { skuId } = await fixture.stock({ stock: 7 })
    const guest = await fixture.guestWith(skuId)
    const changes = await Promise.all(Array.from({ length: 30 }, () => fixture.add(guest, skuId)))
    expect(changes.filter(({ success }) => success)).toHaveLength(6)
  })

  it("stops at the cart's limits and reads a full cart with as few queries as a small one", async () => {
    const { skuId } = await fixture.stock({ stock: 5_000, price_cents: 100 })
    const customer = await fixture.customerWith(skuId, cartLimits.qty)
    expect(await fixture.add(customer, skuId)).toMatchObject({ code: "too_many" })
    await addLines(skuId, cartLimits.lines - 2)
    const last = await fixture.stock()
    expect(await fixture.add(customer, last.skuId)).toMatchObject({ success: true })
    const excess = await fixture.stock()
    expect(await fixture.add(customer, excess.skuId)).toMatchObject({
      code: "too_many",
      message: "A cart can hold at most 100 different items.",
    })
    expect((await fixture.show(customer)).items).toHaveLength(cartLimits.lines)
    const small = await fixture.customerWith(skuId)
    expect(await countCartQueries(customer)).toBe(await countCartQueries(small))
  })

  it("rejects a total above the maximum of an order", async () => {
    const { skuId } = await fixture.stock({ stock: 1_000, price_cents: 60_000_000 })
    const customer = await fixture.customerWith(skuId)
    expect(await fixture.add(customer, skuId)).toMatchObject({ code: "too_many" })
    expect((await fixture.show(customer)).subtotal).toBe("600000.00")
    const other = await fixture.stock({ price_cents: 50_000_000 })
    await fixture.add(customer, other.skuId)
    const { items, all_in_stock } = await fixture.show(customer)
    expect(all_in_stock).toBe(false)
    expect(items.map(({ warning }) => warning)).toEqual(
      Array(2).fill("We don’t take orders of $1,000,000.00 or more online. Please contact us."),
    )
  })

  it("rejects additions while the shop is closed and leaves the cart unchanged", async () => {
    const { skuId } = await fixture.stock()
    const guest = await fixture.guestWith(skuId, 2)
    await updateSellingSetting(fixture.db, false)
    expect(await fixture.add(guest, skuId)).toMatchObject({
      success: false,
      code: "unavailable",
      item_count: 2,
      message: "The shop is closed at the moment. Please come back later.",
    })
    await updateSellingSetting(fixture.db, true)
    expect(await fixture.add(guest, skuId)).toMatchObject({ success: true, item_count: 3 })
  })

  it("limits the number of new carts per client", async () => {
    const { skuId } = await fixture.stock({ stock: 500 })
    const { client } = fixture.guest()
    const anonymousGuest = { userId: null, sessionKey: null, client }
    for (let at = 0; at < 200; at++) await fixture.add(anonymousGuest, skuId)
    expect(await fixture.add(anonymousGuest, skuId)).toMatchObject({
      success: false,
      code: "too_many",
    })
    expect(await fixture.add(fixture.guest(), skuId)).toMatchObject({ success: true })
    fixture.wait(3_600_000)
    expect(await fixture.add(anonymousGuest, skuId)).toMatchObject({ success: true })
  })
})
