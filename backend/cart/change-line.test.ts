import { afterAll, beforeAll } from "@jest/globals"
import { type CartDesk, openCartDesk } from "#tests/support/cart-desk.ts"
import { addOwnOrder } from "#tests/support/order-rows.ts"
import { removeLine, updateLine } from "./change-line.ts"

let desk: CartDesk
beforeAll(async () => {
  desk = await openCartDesk()
})
afterAll(() => desk.close())

describe("cart line", () => {
  it("changes the quantity up to the stock", async () => {
    const { skuId } = await desk.stock({ stock: 4 })
    const guest = await desk.guestWith(skuId)
    const [line] = (await desk.show(guest)).items
    const set = (qty: number) => updateLine(desk.deps, guest, { id: line?.id ?? 0, qty })
    expect(await set(4)).toMatchObject({ success: true, item_count: 4, id: line?.id })
    expect(await set(5)).toMatchObject({
      ...{ success: false, code: "out_of_stock", item_count: 4 },
      message: "Only 4 are left. They’re all in your cart already.",
    })
    expect(await set(1)).toMatchObject({ success: true, item_count: 1 })
  })

  it("sets the whole stock if more is requested", async () => {
    const { skuId } = await desk.stock({ stock: 29 })
    const guest = await desk.guestWith(skuId)
    const [line] = (await desk.show(guest)).items
    expect(await updateLine(desk.deps, guest, { id: line?.id ?? 0, qty: 999 })).toMatchObject({
      ...{ success: false, code: "out_of_stock", item_count: 29 },
      message: "Only 29 are left. They’re all in your cart already.",
    })
    expect((await desk.show(guest)).items).toMatchObject([{ qty: 29, warning: "" }])
  })

  it("allows a lower quantity during a shortage and names the remaining quantity", async () => {
    const { skuId } = await desk.stock({ stock: 5 })
    const guest = await desk.guestWith(skuId, 5)
    await desk.setStock(skuId, 2)
    const [line] = (await desk.show(guest)).items
    expect(line).toMatchObject({
      ...{ qty: 5, can_purchase_qty: 2, warning: "Only 2 are left. Please choose fewer." },
    })
    const set = (qty: number) => updateLine(desk.deps, guest, { id: line?.id ?? 0, qty })
    expect(await set(4)).toMatchObject({ success: true })
    expect(await set(5)).toMatchObject({ code: "out_of_stock" })
    expect(await set(2)).toMatchObject({ success: true })
    expect((await desk.show(guest)).all_in_stock).toBe(true)
  })

  it("deletes a line once and reports a missing line after that", async () => {
    const { skuId } = await desk.stock()
    const guest = await desk.guestWith(skuId, 2)
    const id = (await desk.show(guest)).items[0]?.id ?? 0
    expect(await removeLine(desk.deps, guest, { id })).toMatchObject({
      ...{ success: true, item_count: 0, sessionKey: guest.sessionKey },
    })
    expect(await removeLine(desk.deps, guest, { id })).toMatchObject({
      ...{ success: false, code: "unknown_line", message: "This is no longer in your cart." },
    })
  })

  it("counts the stock reserved by the cart's own open order as available", async () => {
    const { skuId } = await desk.stock({ stock: 2 })
    const customer = await desk.customerWith(skuId)
    await addOwnOrder(desk, customer, { lines: [{ skuId, qty: 1 }] })
    await desk.setStock(skuId, 1)
    const id = (await desk.show(customer)).items[0]?.id ?? 0
    const set = (qty: number) => updateLine(desk.deps, customer, { id, qty })
    expect(await set(2)).toMatchObject({ success: true })
    expect(await set(3)).toMatchObject({ success: false, code: "out_of_stock" })
    expect(await desk.add(customer, skuId)).toMatchObject({ success: false, code: "out_of_stock" })
    expect(await desk.add(desk.guest(), skuId, 2)).toMatchObject({ code: "out_of_stock" })
  })

  it("rejects changes by anyone but the cart's owner", async () => {
    const { skuId } = await desk.stock()
    const [owner, other] = [await desk.customerWith(skuId), await desk.customerWith(skuId)]
    const id = (await desk.show(owner)).items[0]?.id ?? 0
    for (const stranger of [other, desk.guest(), desk.guest("y".repeat(43))]) {
      const refused = { success: false, code: "unknown_line" }
      expect(await updateLine(desk.deps, stranger, { id, qty: 3 })).toMatchObject(refused)
      expect(await removeLine(desk.deps, stranger, { id })).toMatchObject(refused)
    }
    expect((await desk.show(owner)).items).toMatchObject([{ id, qty: 1 }])
  })

  it("checks the stock against all lines of the same SKU together", async () => {
    const { skuId, productId } = await desk.stock({ stock: 3 })
    const addon = await desk.db
      .insertInto("addons")
      .values({ name: "Gift wrap", type: "Checkbox" })
      .returning("id")
      .executeTakeFirstOrThrow()
    const offered = { product_id: productId, addon_id: addon.id }
    await desk.db.insertInto("product_addons").values(offered).execute()
    const guest = await desk.guestWith(skuId, 2)
    const wrapped = [{ id: addon.id, value: true }]
    expect(await desk.add(guest, skuId, 2, wrapped)).toMatchObject({ code: "out_of_stock" })
    expect(await desk.add(guest, skuId, 1, wrapped)).toMatchObject({ success: true })
    await desk.setStock(skuId, 2)
    const { items } = await desk.show(guest)
    expect(items.map(({ warning }) => warning)).toEqual(
      Array(2).fill("Only 2 are left. Please choose fewer."),
    )
  })
})
