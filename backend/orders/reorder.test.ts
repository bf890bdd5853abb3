import { afterAll, beforeAll } from "@jest/globals"
import { createOrderFixture, type OrderFixture } from "#tests/fixtures/order.ts"
import { reorder } from "./reorder.ts"

let fixture: OrderFixture
beforeAll(async () => {
  fixture = await createOrderFixture()
})
afterAll(() => fixture.close())

it("adds what is still sold at today's prices, and says why the rest is not added", async () => {
  const cheap = await fixture.stock({ stock: 9, price_cents: 1_000 })
  const few = await fixture.stock({ stock: 9 })
  const gone = await fixture.stock({ stock: 9 })
  const ann = await fixture.customerWith(cheap.skuId, 2)
  await fixture.add(ann, few.skuId, 3)
  await fixture.add(ann, gone.skuId)
  const id = await fixture.order(ann)
  await fixture.settle(id)
  expect((await fixture.show(ann)).item_count).toBe(0)
  await fixture.db
    .updateTable("skus")
    .set({ price_cents: 1_200 })
    .where("id", "=", cheap.skuId)
    .execute()
  await fixture.setStock(few.skuId, 1)
  await fixture.db
    .updateTable("skus")
    .set({ enabled: false })
    .where("id", "=", gone.skuId)
    .execute()
  const result = await reorder(fixture.deps, ann, id)
  if (!result.ok) throw new Error("It was rejected.")
  expect(result.value).toMatchObject({ added: 2, item_count: 2 })
  expect(result.value.rejected.map(({ name, detail }) => [name, detail?.code])).toEqual([
    [expect.any(String), "stock_left"],
    [expect.any(String), "item_not_sold"],
  ])
  expect((await fixture.show(ann)).subtotal).toBe("24.00")
})

it("adds a line with the same add-ons, and none whose add-on is no longer sold", async () => {
  const { productId, skuId } = await fixture.stock({ stock: 9 })
  const addon = await fixture.db
    .insertInto("addons")
    .values({ name: "Engraving", type: "Text", price_cents: 500 })
    .returning("id")
    .executeTakeFirstOrThrow()
  await fixture.db
    .insertInto("product_addons")
    .values({ product_id: productId, addon_id: addon.id })
    .execute()
  const ann = await fixture.customer()
  await fixture.add(ann, skuId, 1, [{ id: addon.id, value: "Kim" }])
  const id = await fixture.order(ann)
  await fixture.settle(id)
  expect(await reorder(fixture.deps, ann, id)).toMatchObject({ ok: true, value: { added: 1 } })
  const [line] = (await fixture.show(ann)).items
  expect(JSON.stringify(line)).toContain("Kim")
  await fixture.db
    .updateTable("addons")
    .set({ enabled: false })
    .where("id", "=", addon.id)
    .execute()
  expect(await reorder(fixture.deps, ann, id)).toMatchObject({
    ok: true,
    value: { added: 0, rejected: [{ detail: { code: "addon_not_sold" } }] },
  })
})

it("hides another customer's order", async () => {
  const { skuId } = await fixture.stock()
  const id = await fixture.order(await fixture.customerWith(skuId))
  const bob = await fixture.customer()
  expect(await reorder(fixture.deps, bob, id)).toMatchObject({ ok: false, error: { status: 404 } })
  expect((await fixture.show(bob)).item_count).toBe(0)
})
