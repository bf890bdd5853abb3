import { afterAll, beforeAll } from "@jest/globals"
import { cartLimits } from "#lib/contract/cart.ts"
import { createShippingType } from "#tests/factories/delivery-rows.ts"
import { type CartFixture, type Customer, createCartFixture } from "#tests/fixtures/cart.ts"
import { deleteExpiredGuestCarts, type Shopper } from "./carts.ts"
import { deletePurchasedLines, findLockedCustomerCart } from "./customer-cart.ts"
import { mergeCarts } from "./merge-carts.ts"

let fixture: CartFixture
beforeAll(async () => {
  fixture = await createCartFixture()
})
afterAll(() => fixture.close())

const merge = (customer: Customer, guest: Shopper) =>
  mergeCarts(fixture.deps, customer, guest.sessionKey ?? "")
const quantities = async (shopper: Shopper) =>
  (await fixture.show(shopper)).items.map(({ sku_id, qty }) => [sku_id, qty])

describe("guest's cart", () => {
  it("merges into the customer's cart once, however often it is sent", async () => {
    const [both, one] = [await fixture.stock({ stock: 50 }), await fixture.stock()]
    const customer = await fixture.customerWith(both.skuId, 2)
    const guest = await fixture.guestWith(both.skuId, 3)
    await fixture.add(guest, one.skuId)
    const changes = await Promise.all(Array.from({ length: 20 }, () => merge(customer, guest)))
    expect(changes.every(({ success }) => success)).toBe(true)
    expect(await merge(customer, guest)).toMatchObject({
      success: true,
      item_count: 6,
      sessionKey: null,
    })
    expect(await quantities(customer)).toEqual([
      [both.skuId, 5],
      [one.skuId, 1],
    ])
    expect(await fixture.show(guest)).toMatchObject({ sessionKey: null, items: [] })
  })

  it("merges into one customer's cart only, even under concurrent requests", async () => {
    const { skuId } = await fixture.stock({ stock: 50 })
    const guest = await fixture.guestWith(skuId, 3)
    const customers = await Promise.all(Array.from({ length: 8 }, () => fixture.customer()))
    await Promise.all(customers.map((customer) => merge(customer, guest)))
    const carts = await Promise.all(customers.map((customer) => fixture.show(customer)))
    expect(carts.map(({ item_count }) => item_count).filter((count) => count > 0)).toEqual([3])
  })

  it("creates a missing customer's cart and ignores an unknown guest's cart", async () => {
    const customer = await fixture.customer()
    expect(await merge(customer, fixture.guest("q".repeat(43)))).toMatchObject({
      success: true,
      item_count: 0,
    })
    const guest = await fixture.guestWith((await fixture.stock()).skuId)
    expect(await merge(customer, guest)).toMatchObject({ success: true, item_count: 1 })
  })

  it("adds quantities up to the maximum of a line and respects the maximum number of lines", async () => {
    const { skuId } = await fixture.stock({ stock: 5_000, price_cents: 100 })
    const customer = await fixture.customerWith(skuId, 600)
    for (let at = 2; at < cartLimits.lines; at++) {
      await fixture.add(customer, (await fixture.stock()).skuId)
    }
    const guest = await fixture.guestWith(skuId, 600)
    const [first, second] = [await fixture.stock(), await fixture.stock()]
    await fixture.add(guest, first.skuId)
    await fixture.add(guest, second.skuId)
    await merge(customer, guest)
    const lines = await quantities(customer)
    expect(lines).toHaveLength(cartLimits.lines)
    expect(lines).toContainEqual([skuId, cartLimits.qty])
    expect(lines).toContainEqual([first.skuId, 1])
  })

  it("moves the guest's options if the customer has chosen none", async () => {
    const { skuId } = await fixture.stock()
    const place = { suburb: "Perth", postcode: "6000", country: "AU" as const }
    const [customer, decided] = [await fixture.customer(), await fixture.customerWith(skuId)]
    const other = { ...place, suburb: "Hobart", postcode: "7000" }
    await fixture.show(decided, { promotion_code: "MINE", shipping_address: other })
    for (const one of [customer, decided]) {
      const guest = await fixture.guestWith(skuId)
      await fixture.show(guest, { promotion_code: "THEIRS", shipping_address: place })
      await merge(one, guest)
    }
    expect(await fixture.show(customer)).toMatchObject({
      promotion_code: "THEIRS",
      shipping_address: { suburb: "Perth", postcode: "6000" },
    })
    expect(await fixture.show(decided)).toMatchObject({
      promotion_code: "MINE",
      shipping_address: { suburb: "Hobart", postcode: "7000" },
    })
  })

  it("merges more than the stock with a warning", async () => {
    const { skuId } = await fixture.stock({ stock: 3 })
    const [customer, guest] = [
      await fixture.customerWith(skuId, 2),
      await fixture.guestWith(skuId, 2),
    ]
    await merge(customer, guest)
    expect((await fixture.show(customer)).items).toMatchObject([
      { qty: 4, warning: "Only 3 are left. Please choose fewer." },
    ])
  })

  it("deletes a guest's cart after 60 days without a change and retains a customer's", async () => {
    const { skuId } = await fixture.stock()
    const [guest, customer] = [await fixture.guestWith(skuId), await fixture.customerWith(skuId)]
    const day = 86_400_000
    fixture.wait(59 * day)
    await deleteExpiredGuestCarts(fixture.deps, new Date(fixture.deps.now().getTime() - 60 * day))
    expect(await fixture.show(guest)).toMatchObject({ item_count: 1 })
    fixture.wait(2 * day)
    await deleteExpiredGuestCarts(fixture.deps, new Date(fixture.deps.now().getTime() - 60 * day))
    expect(await fixture.show(guest)).toMatchObject({ sessionKey: null, item_count: 0 })
    expect(await fixture.show(customer)).toMatchObject({ item_count: 1 })
  })
})

describe("bought items", () => {
  it("deletes the bought quantities, code and shipping method and retains later additions", async () => {
    const express = await createShippingType(fixture.db, "Express", [])
    const [some, all, none] = [await fixture.stock(), await fixture.stock(), await fixture.stock()]
    const customer = await fixture.customerWith(some.skuId, 3)
    await fixture.add(customer, all.skuId, 2)
    await fixture.add(customer, none.skuId)
    await fixture.show(customer, { promotion_code: "GONE", shipping_type: express })
    const getShippingType = () =>
      fixture.db
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
    await fixture.db.transaction().execute(async (trx) => {
      const cart = await findLockedCustomerCart(trx, customer.userId)
      await deletePurchasedLines(trx, cart?.id ?? "", bought)
    })
    expect(await quantities(customer)).toEqual([
      [some.skuId, 1],
      [none.skuId, 1],
    ])
    expect(await fixture.show(customer)).toMatchObject({ promotion_code: "" })
    expect(await getShippingType()).toEqual({ id: null })
  })

  it("survives concurrent additions, merges and reads without a deadlock", async () => {
    const skus = await Promise.all(Array.from({ length: 4 }, () => fixture.stock({ stock: 9_000 })))
    const customer = await fixture.customer()
    const work = Array.from({ length: 60 }, async (_, at) => {
      const skuId = skus[at % 4]?.skuId ?? 0
      if (at % 3 === 0) return fixture.add(customer, skuId)
      if (at % 3 === 1) return merge(customer, await fixture.guestWith(skuId, 2))
      await fixture.db.transaction().execute(async (trx) => {
        const cart = await findLockedCustomerCart(trx, customer.userId)
        const lines = skus.map((sku) => ({ skuId: sku.skuId, addonsKey: "", qty: 1 })).reverse()
        if (cart !== null) await deletePurchasedLines(trx, cart.id, lines)
      })
      return fixture.show(customer)
    })
    expect(await Promise.all(work)).toHaveLength(60)
  })

  it("is null for a customer without a cart", async () => {
    const { userId } = await fixture.customer()
    expect(
      await fixture.db.transaction().execute((trx) => findLockedCustomerCart(trx, userId)),
    ).toBeNull()
  })
})
