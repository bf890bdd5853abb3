import { afterAll, beforeAll } from "@jest/globals"
import { cartLimits } from "#lib/contract/cart.ts"
import { type CartDesk, type Customer, openCartDesk } from "#tests/support/cart-desk.ts"
import { addShippingType } from "#tests/support/delivery-rows.ts"
import { lockCart, takeFromCart } from "./customer-cart.ts"
import { mergeCarts } from "./merge-carts.ts"
import type { Shopper } from "./shopper.ts"
import { sweepCarts } from "./sweep-carts.ts"

let desk: CartDesk
beforeAll(async () => {
  desk = await openCartDesk()
})
afterAll(() => desk.close())

const merge = (customer: Customer, guest: Shopper) =>
  mergeCarts(desk.deps, customer, guest.sessionKey ?? "")
const quantities = async (shopper: Shopper) =>
  (await desk.show(shopper)).items.map(({ sku_id, qty }) => [sku_id, qty])

describe("guest's cart", () => {
  it("merges into the customer's cart once, however often it is sent", async () => {
    const [both, one] = [await desk.stock({ stock: 50 }), await desk.stock()]
    const customer = await desk.customerWith(both.skuId, 2)
    const guest = await desk.guestWith(both.skuId, 3)
    await desk.add(guest, one.skuId)
    const changes = await Promise.all(Array.from({ length: 20 }, () => merge(customer, guest)))
    expect(changes.every(({ success }) => success)).toBe(true)
    expect(await merge(customer, guest)).toMatchObject({
      ...{ success: true, item_count: 6, sessionKey: null },
    })
    expect(await quantities(customer)).toEqual([
      [both.skuId, 5],
      [one.skuId, 1],
    ])
    expect(await desk.show(guest)).toMatchObject({ sessionKey: null, items: [] })
  })

  it("merges into one customer's cart only, even under concurrent requests", async () => {
    const { skuId } = await desk.stock({ stock: 50 })
    const guest = await desk.guestWith(skuId, 3)
    const customers = await Promise.all(Array.from({ length: 8 }, () => desk.customer()))
    await Promise.all(customers.map((customer) => merge(customer, guest)))
    const carts = await Promise.all(customers.map((customer) => desk.show(customer)))
    expect(carts.map(({ item_count }) => item_count).filter((count) => count > 0)).toEqual([3])
  })

  it("creates a missing customer's cart and ignores an unknown guest's cart", async () => {
    const customer = await desk.customer()
    expect(await merge(customer, desk.guest("q".repeat(43)))).toMatchObject({
      ...{ success: true, item_count: 0 },
    })
    const guest = await desk.guestWith((await desk.stock()).skuId)
    expect(await merge(customer, guest)).toMatchObject({ success: true, item_count: 1 })
  })

  it("adds quantities up to the maximum of a line and respects the maximum number of lines", async () => {
    const { skuId } = await desk.stock({ stock: 5_000, price_cents: 100 })
    const customer = await desk.customerWith(skuId, 600)
    for (let at = 2; at < cartLimits.lines; at++) {
      await desk.add(customer, (await desk.stock()).skuId)
    }
    const guest = await desk.guestWith(skuId, 600)
    const [first, second] = [await desk.stock(), await desk.stock()]
    await desk.add(guest, first.skuId)
    await desk.add(guest, second.skuId)
    await merge(customer, guest)
    const lines = await quantities(customer)
    expect(lines).toHaveLength(cartLimits.lines)
    expect(lines).toContainEqual([skuId, cartLimits.qty])
    expect(lines).toContainEqual([first.skuId, 1])
  })

  it("moves the guest's options if the customer has chosen none", async () => {
    const { skuId } = await desk.stock()
    const place = { suburb: "Perth", postcode: "6000", country: "AU" as const }
    const [customer, decided] = [await desk.customer(), await desk.customerWith(skuId)]
    const other = { ...place, suburb: "Hobart", postcode: "7000" }
    await desk.show(decided, { promotion_code: "MINE", shipping_address: other })
    for (const one of [customer, decided]) {
      const guest = await desk.guestWith(skuId)
      await desk.show(guest, { promotion_code: "THEIRS", shipping_address: place })
      await merge(one, guest)
    }
    expect(await desk.show(customer)).toMatchObject({
      ...{ promotion_code: "THEIRS", shipping_address: { suburb: "Perth", postcode: "6000" } },
    })
    expect(await desk.show(decided)).toMatchObject({
      ...{ promotion_code: "MINE", shipping_address: { suburb: "Hobart", postcode: "7000" } },
    })
  })

  it("merges more than the stock with a warning", async () => {
    const { skuId } = await desk.stock({ stock: 3 })
    const [customer, guest] = [await desk.customerWith(skuId, 2), await desk.guestWith(skuId, 2)]
    await merge(customer, guest)
    expect((await desk.show(customer)).items).toMatchObject([
      { qty: 4, warning: "Only 3 are left. Please choose fewer." },
    ])
  })

  it("deletes a guest's cart after 60 days without a change and retains a customer's", async () => {
    const { skuId } = await desk.stock()
    const [guest, customer] = [await desk.guestWith(skuId), await desk.customerWith(skuId)]
    const day = 86_400_000
    desk.wait(59 * day)
    await sweepCarts(desk.deps, new Date(desk.deps.now().getTime() - 60 * day))
    expect(await desk.show(guest)).toMatchObject({ item_count: 1 })
    desk.wait(2 * day)
    await sweepCarts(desk.deps, new Date(desk.deps.now().getTime() - 60 * day))
    expect(await desk.show(guest)).toMatchObject({ sessionKey: null, item_count: 0 })
    expect(await desk.show(customer)).toMatchObject({ item_count: 1 })
  })
})

describe("bought items", () => {
  it("deletes the bought quantities, code and shipping method and retains later additions", async () => {
    const express = await addShippingType(desk.db, "Express", [])
    const [some, all, none] = [await desk.stock(), await desk.stock(), await desk.stock()]
    const customer = await desk.customerWith(some.skuId, 3)
    await desk.add(customer, all.skuId, 2)
    await desk.add(customer, none.skuId)
    await desk.show(customer, { promotion_code: "GONE", shipping_type: express })
    const getShippingType = () =>
      desk.db
        .selectFrom("carts")
        .select("shipping_type_id as id")
        .where("user_id", "=", customer.userId)
        .executeTakeFirst()
    expect(await getShippingType()).toEqual({ id: express })
    const bought = [
      { skuId: some.skuId, addonsKey: "", qty: 1 },
      { skuId: some.skuId, addonsKey: "", qty: 1 },
      { skuId: all.skuId, addonsKey: "", qty: 5 },
      { skuId: none.skuId, addonsKey: '[{"id":1,"value":"1"}]', qty: 1 },
    ]
    await desk.db.transaction().execute(async (trx) => {
      const cart = await lockCart(trx, customer.userId)
      await takeFromCart(trx, cart?.id ?? "", bought)
    })
    expect(await quantities(customer)).toEqual([
      [some.skuId, 1],
      [none.skuId, 1],
    ])
    expect(await desk.show(customer)).toMatchObject({ promotion_code: "" })
    expect(await getShippingType()).toEqual({ id: null })
  })

  it("survives concurrent additions, merges and reads without a deadlock", async () => {
    const skus = await Promise.all(Array.from({ length: 4 }, () => desk.stock({ stock: 9_000 })))
    const customer = await desk.customer()
    const work = Array.from({ length: 60 }, async (_, at) => {
      const skuId = skus[at % 4]?.skuId ?? 0
      if (at % 3 === 0) return desk.add(customer, skuId)
      if (at % 3 === 1) return merge(customer, await desk.guestWith(skuId, 2))
      await desk.db.transaction().execute(async (trx) => {
        const cart = await lockCart(trx, customer.userId)
        const lines = skus.map((sku) => ({ skuId: sku.skuId, addonsKey: "", qty: 1 })).reverse()
        if (cart !== null) await takeFromCart(trx, cart.id, lines)
      })
      return desk.show(customer)
    })
    expect(await Promise.all(work)).toHaveLength(60)
  })

  it("is null for a customer without a cart", async () => {
    const { userId } = await desk.customer()
    expect(await desk.db.transaction().execute((trx) => lockCart(trx, userId))).toBeNull()
  })
})
