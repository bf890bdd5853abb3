import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"
import { createTestShop, type TestShop } from "#tests/support/test-shop.ts"

let backend: TestBackend
let shop: TestShop
beforeAll(async () => {
  backend = await openTestBackend()
})
beforeEach(async () => {
  shop = await createTestShop(backend)
})
afterAll(() => backend.close())

const getSku = async () => (await backend.call("sell/sku/detail", { id: shop.sku })).body.item

describe("a write that names a version", () => {
  it("is applied to that version, and returns the next one", async () => {
    const version = (await getSku())?.version
    const changed = await backend.call("sell/sku/update", { id: shop.sku, price: "30.00", version })
    expect(changed.status).toBe(200)
    expect(changed.body.item?.version).not.toBe(version)
    expect(await getSku()).toMatchObject(changed.body.item ?? {})
  })

  it.each(["update", "enable", "disable", "delete"])(
    "is rejected by %s with the current record after another change",
    async (call) => {
      const version = (await getSku())?.version
      await backend.call("sell/sku/update", { id: shop.sku, price: "30.00" })
      const values = { id: shop.sku, version, ...(call === "update" && { price: "31.00" }) }
      const { status, body } = await backend.call(`sell/sku/${call}`, values)
      expect([status, body.code]).toEqual([409, "CONFLICT"])
      expect(await getSku()).toMatchObject(body.item ?? {})
      expect(body.item).toMatchObject({ price: "30.00", enabled: true })
    },
  )

  it("lets one of two simultaneous writers win", async () => {
    const version = (await getSku())?.version
    const write = (price: string) =>
      backend.call("sell/sku/update", { id: shop.sku, version, price })
    const both = await Promise.all([write("31.00"), write("32.00")])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it("is not rejected because a SKU changed its product's updated_at", async () => {
    const product = (await backend.call("sell/product/detail", { id: shop.product })).body.item
    await backend.call("sell/sku/update", { id: shop.sku, price: "30.00" })
    const values = { id: shop.product, version: product?.version, name: "Black resin" }
    expect((await backend.call("sell/product/update", values)).status).toBe(200)
  })
})

it("lets a write without a version win, as before", async () => {
  await backend.call("sell/sku/update", { id: shop.sku, price: "30.00" })
  const { status } = await backend.call("sell/sku/update", { id: shop.sku, price: "31.00" })
  expect([status, (await getSku())?.price]).toEqual([200, "31.00"])
})

it("sends no version to the public", async () => {
  const own = await backend.call("sell/product/detail", { id: shop.product }, null)
  expect(own.body.item).toMatchObject({ id: shop.product })
  expect(own.body.item).not.toHaveProperty("version")
})
