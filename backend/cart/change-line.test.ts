import { afterAll, beforeAll } from "@jest/globals"
import { createCartOrderRow } from "#tests/factories/order-rows.ts"
import { type CartFixture, createCartFixture } from "#tests/fixtures/cart.ts"
import { deleteLine, updateLine } from "./change-line.ts"

let fixture: CartFixture
beforeAll(async () => {
  fixture = await createCartFixture()
})
afterAll(() => fixture.close())

describe("cart line", () => {
  it("changes the quantity up to the stock", async () => {
    const { skuId } = await fixture.stock({ stock: 4 })
    const guest = await fixture.guestWith(skuId)
    const [line] = (await fixture.show(guest)).items
    const set = (qty: number) => updateLine(fixture.deps, guest, { id: line?.id ?? 0, qty })
    expect(await set(4)).toMatchObject({ success: true, item_count: 4, id: line?.id })
    expect(await set(5)).toMatchObject({
      success: false,
      code: "out_of_stock",
      item_count: 4,
      message: "Only 4 are left. They’re all in your cart already.",
    })
    expect(await set(1)).toMatchObject({ success: true, item_count: 1 })
  })

  it("sets the whole stock if more is requested", async () => {
    const { skuId } = await fixture.stock({ stock: 29 })
    const guest = await fixture.guestWith(skuId)
    const [line] = (await fixture.show(guest)).items
    expect(await updateLine(fixture.deps, guest, { id: line?.id ?? 0, qty: 999 })).toMatchObject({
      success: false,
      code: "out_of_stock",
      item_count: 29,
      message: "Only 29 are left. They’re all in your cart already.",
    })
    expect((await fixture.show(guest)).items).toMatchObject([{ qty: 29, warning: "" }])
  })

  it("allows a lower quantity during a shortage and names the remaining quantity", async () => {
    const { skuId } = await fixture.stock({ stock: 5 })
    const guest = await fixture.guestWith(skuId, 5)
    await fixture.setStock(skuId, 2)
    const [line] = (await fixture.show(guest)).items
    expect(line).toMatchObject({
      qty: 5,
      can_purchase_qty: 2,
      warning: "Only 2 are left. Please choose fewer.",
    })
    const set = (qty: number) => updateLine(fixture.deps, guest, { id: line?.id ?? 0, qty })
    expect(await set(4)).toMatchObject({ success: true })
    expect(await set(5)).toMatchObject({ code: "out_of_stock" })
    expect(await set(2)).toMatchObject({ success: true })
    expect((await fixture.show(guest)).all_in_stock).toBe(true)
  })

  it("deletes a line once and reports a missing line after that", async () => {
    const { skuId } = await fixture.stock()
    const guest = await fixture.guestWith(skuId, 2)
    const id = (await fixture.show(guest)).items[0]?.id ?? 0
    expect(await deleteLine(fixture.deps, guest, { id })).toMatchObject({
      success: true,
      item_count: 0,
      sessionKey: guest.sessionKey,
    })
    expect(await deleteLine(fixture.deps, guest, { id })).toMatchObject({
      success: false,
      code: "unknown_line",
      message: "This is no longer in your cart.",
    })
  })

  it("counts the stock reserved by the cart's own open order as available", async () => {
    const { skuId } = await fixture.stock({ stock: 2 })
    const customer = await fixture.customerWith(skuId)
    await createCartOrderRow(fixture, customer, { lines: [{ skuId, qty: 1 }] })
    await fixture.setStock(skuId, 1)
    const id = (await fixture.show(customer)).items[0]?.id ?? 0
    const set = (qty: number) => updateLine(fixture.deps, customer, { id, qty })
    expect(await set(2)).toMatchObject({ success: true })
    expect(await set(3)).toMatchObject({ success: false, code: "out_of_stock" })
    expect(await fixture.add(customer, skuId)).toMatchObject({
      success: false,
      code: "out_of_stock",
    })
    expect(await fixture.add(fixture.guest(), skuId, 2)).toMatchObject({ code: "out_of_stock" })
  })

  it("rejects changes by anyone but the cart's owner", async () => {
    const { skuId } = await fixture.stock()
    const [owner, other] = [await fixture.customerWith(skuId), await fixture.customerWith(skuId)]
    const id = (await fixture.show(owner)).items[0]?.id ?? 0
    for (const otherOwner of [other, fixture.guest(), fixture.guest("y".repeat(43))]) {
      const rejected = { success: false, code: "unknown_line" }
      expect(await updateLine(fixture.deps, otherOwner, { id, qty: 3 })).toMatchObject(rejected)
      expect(await deleteLine(fixture.deps, otherOwner, { id })).toMatchObject(rejected)
    }
    expect((await fixture.show(owner)).items).toMatchObject([{ id, qty: 1 }])
  })

  it("checks the stock against all lines of the same SKU together", async () => {
    const { skuId, productId } = await fixture.stock({ stock: 3 })
    const addon = await fixture.db
      .insertInto("addons")
      .values({ name: "Gift wrap", type: "Checkbox" })
      .returning("id")
      .executeTakeFirstOrThrow()
    const offered = { product_id: productId, addon_id: addon.id }
    await fixture.db.insertInto("product_addons").values(offered).execute()
    const guest = await fixture.guestWith(skuId, 2)
    const wrapped = [{ id: addon.id, value: true }]
    expect(await fixture.add(guest, skuId, 2, wrapped)).toMatchObject({ code: "out_of_stock" })
    expect(await fixture.add(guest, skuId, 1, wrapped)).toMatchObject({ success: true })
    await fixture.setStock(skuId, 2)
    const { items } = await fixture.show(guest)
    expect(items.map(({ warning }) => warning)).toEqual(
      Array(2).fill("Only 2 are left. Please choose fewer."),
    )
  })
})
