import { afterAll, beforeAll } from "@jest/globals"
import { sql } from "kysely"
import { cartLimits } from "#lib/contract/cart.ts"
import { type CartDesk, openCartDesk } from "#tests/support/cart-desk.ts"
import { eventually } from "#tests/support/eventually.ts"
import { setSelling } from "#tests/support/shop-rows.ts"
import type { Shopper } from "./shopper.ts"
import { showCart } from "./show-cart.ts"

let desk: CartDesk
beforeAll(async () => {
  desk = await openCartDesk()
})
afterAll(() => desk.close())

const countCarts = async () => {
  const rows = await desk.db.selectFrom("carts").select("id").execute()
  return rows.length
}

/** Returns the number of database queries for showing the cart. */
async function countQueries(shopper: Shopper): Promise<number> {
  let queries = 0
  const db = desk.db.withPlugin({
    transformQuery: ({ node }) => {
      queries += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await showCart({ ...desk.deps, db }, shopper, {})
  return queries
}

describe("adding to a cart", () => {
  it("creates a guest's cart with the first item and returns its session key", async () => {
    const { skuId } = await desk.stock()
    const guest = desk.guest()
    const change = await desk.add(guest, skuId, 2)
    expect(change).toMatchObject({ success: true, item_count: 2 })
    expect(change.sessionKey).toMatch(/^[\w-]{43}$/)
    const cart = await desk.show({ ...guest, sessionKey: change.sessionKey })
    expect(cart.items).toMatchObject([{ id: change.id, sku_id: skuId, qty: 2 }])
  })

  it("stores nothing from which a session key could be recovered", async () => {
    const { skuId } = await desk.stock()
    const { sessionKey } = await desk.guestWith(skuId)
    const rows = await desk.db.selectFrom("carts").selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(sessionKey)
  })

  it("returns a new session key for an unknown one", async () => {
    const { skuId } = await desk.stock()
    const stale = "x".repeat(43)
    const change = await desk.add(desk.guest(stale), skuId)
    expect(change).toMatchObject({ success: true, item_count: 1 })
    expect(change.sessionKey).not.toBe(stale)
  })

  it("adds the same SKU with the same extras to one line and with others to another line", async () => {
    const { skuId, productId } = await desk.stock({ stock: 50 })
    const addon = await desk.db
      .insertInto("addons")
      .values({ name: "Engraving", type: "Text", price_cents: 250 })
      .returning("id")
      .executeTakeFirstOrThrow()
    const offered = { product_id: productId, addon_id: addon.id }
    await desk.db.insertInto("product_addons").values(offered).execute()
    const customer = await desk.customer()
    const forAnn = [{ id: addon.id, value: "For Ann" }]
    const first = await desk.add(customer, skuId, 1, forAnn)
    expect(await desk.add(customer, skuId, 2, forAnn)).toMatchObject({ id: first.id })
    await desk.add(customer, skuId, 1)
    const { items } = await desk.show(customer)
    expect(items.map(({ qty, price }) => [qty, price])).toEqual([
      [3, "27.45"],
      [1, "24.95"],
    ])
  })

  it("rejects an invalid extra with a message and creates no cart", async () => {
    const { skuId } = await desk.stock()
    const before = await countCarts()
    expect(await desk.add(desk.guest(), skuId, 1, [{ id: 999, value: "1" }])).toEqual({
      success: false,
      code: "addons",
      message: "This extra is no longer available.",
      sessionKey: null,
      item_count: 0,
    })
    expect(await countCarts()).toBe(before)
  })

  it("rejects a text that is longer than the product allows and accepts a shorter one", async () => {
    const { skuId, productId } = await desk.stock()
    const { id } = await desk.db
      .insertInto("addons")
      .values({ name: "Name to add", type: "Text", required: true })
      .returning("id")
      .executeTakeFirstOrThrow()
    const limits = { max_length: 12, pattern: "letters" } as const
    const offered = { product_id: productId, addon_id: id, ...limits }
    await desk.db.insertInto("product_addons").values(offered).execute()
    const add = (value: string) => desk.add(desk.guest(), skuId, 1, [{ id, value }])
    expect(await add("Bartholomew the Magnificent of Gladstone")).toMatchObject({
      ...{ success: false, code: "addons" },
      message: "“Name to add” can have 12 characters at most.",
    })
    expect(await add("R2D2")).toMatchObject({ message: "Use letters only for “Name to add”." })
    expect(await add("Bartholomew")).toMatchObject({ success: true })
  })

  it("rejects a SKU that is unknown or no longer sold", async () => {
    const off = await desk.stock({ enabled: false })
    const hidden = await desk.stock({}, { enabled: false })
    for (const sku of [off.skuId, hidden.skuId, 2_000_000_000]) {
      expect(await desk.add(desk.guest(), sku)).toMatchObject({
        ...{ success: false, code: "unknown_sku", message: "This is no longer available." },
        sessionKey: null,
      })
    }
  })

  it("rejects a SKU that is deleted concurrently", async () => {
    const { skuId } = await desk.stock()
    const removal = await desk.db.startTransaction().execute()
    await removal.deleteFrom("skus").where("id", "=", skuId).execute()
    const change = desk.add(desk.guest(), skuId)
    await eventually(10_000, async () => {
      const { rows } = await sql`SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(desk.db)
      expect(rows).toHaveLength(1)
    })
    await removal.commit().execute()
    expect(await change).toMatchObject({ success: false, code: "unknown_sku" })
  })

  it("rejects more than the stock and names the remaining quantity", async () => {
    const { skuId } = await desk.stock({ stock: 3 })
    const before = await countCarts()
    const refused = { success: false, code: "out_of_stock" }
    const none = await desk.stock({ stock: 0 })
    expect(await desk.add(desk.guest(), none.skuId)).toMatchObject({
      ...refused,
      message: "This is out of stock.",
    })
    expect(await desk.add(desk.guest(), skuId, 4)).toMatchObject({
      ...refused,
      message: "Only 3 are left.",
    })
    expect(await countCarts()).toBe(before)
    const guest = await desk.guestWith(skuId, 2)
    expect(await desk.add(guest, skuId, 2)).toMatchObject({
      ...{ ...refused, message: "Only 3 are left. You have 2 in your cart already." },
      ...{ item_count: 2, sessionKey: guest.sessionKey },
    })
  })

  it("adds up concurrent additions", async () => {
    const { skuId } = await desk.stock({ stock: 500 })
    const customer = await desk.customer()
    const changes = await Promise.all(Array.from({ length: 50 }, () => desk.add(customer, skuId)))
    expect(changes.every(({ success }) => success)).toBe(true)
    expect((await desk.show(customer)).item_count).toBe(50)
  })

  it("never exceeds the stock under concurrent additions", async () => {
    const { skuId } = await desk.stock({ stock: 7 })
    const guest = await desk.guestWith(skuId)
    const changes = await Promise.all(Array.from({ length: 30 }, () => desk.add(guest, skuId)))
    expect(changes.filter(({ success }) => success)).toHaveLength(6)
  })

  it("stops at the cart's limits and reads a full cart with as few queries as a small one", async () => {
    const { skuId } = await desk.stock({ stock: 5_000, price_cents: 100 })
    const customer = await desk.customerWith(skuId, cartLimits.qty)
    expect(await desk.add(customer, skuId)).toMatchObject({ code: "too_many" })
    for (let at = 1; at < cartLimits.lines; at++) {
      const other = await desk.stock()
      expect(await desk.add(customer, other.skuId)).toMatchObject({ success: true })
    }
    const last = await desk.stock()
    expect(await desk.add(customer, last.skuId)).toMatchObject({
      code: "too_many",
      message: "A cart can hold at most 100 different items.",
    })
    expect((await desk.show(customer)).items).toHaveLength(cartLimits.lines)
    const small = await desk.customerWith(skuId)
    expect(await countQueries(customer)).toBe(await countQueries(small))
  })

  it("rejects a total above the maximum of an order", async () => {
    const { skuId } = await desk.stock({ stock: 1_000, price_cents: 60_000_000 })
    const customer = await desk.customerWith(skuId)
    expect(await desk.add(customer, skuId)).toMatchObject({ code: "too_many" })
    expect((await desk.show(customer)).subtotal).toBe("600000.00")
    const other = await desk.stock({ price_cents: 50_000_000 })
    await desk.add(customer, other.skuId)
    const { items, all_in_stock } = await desk.show(customer)
    expect(all_in_stock).toBe(false)
    expect(items.map(({ warning }) => warning)).toEqual(
      Array(2).fill("We don’t take orders of $1,000,000.00 or more online. Please contact us."),
    )
  })

  it("rejects additions while the shop is closed and leaves the cart unchanged", async () => {
    const { skuId } = await desk.stock()
    const guest = await desk.guestWith(skuId, 2)
    await setSelling(desk.db, false)
    expect(await desk.add(guest, skuId)).toMatchObject({
      ...{ success: false, code: "unavailable", item_count: 2 },
      message: "The shop is closed at the moment. Please come back later.",
    })
    await setSelling(desk.db, true)
    expect(await desk.add(guest, skuId)).toMatchObject({ success: true, item_count: 3 })
  })

  it("limits the number of new carts per client", async () => {
    const { skuId } = await desk.stock({ stock: 500 })
    const { client } = desk.guest()
    const stranger = { userId: null, sessionKey: null, client }
    for (let at = 0; at < 200; at++) await desk.add(stranger, skuId)
    expect(await desk.add(stranger, skuId)).toMatchObject({ success: false, code: "too_many" })
    expect(await desk.add(desk.guest(), skuId)).toMatchObject({ success: true })
    desk.wait(3_600_000)
    expect(await desk.add(stranger, skuId)).toMatchObject({ success: true })
  })
})
