import { afterAll, beforeAll, beforeEach } from "@jest/globals"
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

describe("a change of a SKU", () => {
  it("invalidates its product and every group above it for its price", async () => {
    const { changes } = await shop.update("sell/sku", { id: shop.sku, price: "20.00" })
    expect(changes).toEqual(shop.named("group:resin", "group:shop", "product:grey"))
  })

  it("invalidates only its product for its stock, and also its groups when it sells out", async () => {
    expect((await shop.update("sell/sku", { id: shop.sku, stock: 2 })).changes).toEqual(
      shop.named("product:grey"),
    )
    const soldOut = await shop.update("sell/sku", { id: shop.sku, stock: 0 })
    expect(soldOut.changes).toEqual(shop.named("group:resin", "group:shop", "product:grey"))
  })

  it("publishes nothing if nothing changes, and ignores unknown fields", async () => {
    const before = await shop.updatedAt(shop.product)
    const same = { id: shop.sku, stock: 3, price_cents: 1, enabled: false, role: "admin" }
    expect((await shop.update("sell/sku", same)).changes).toEqual([])
    expect(await shop.updatedAt(shop.product)).toBe(before)
  })

  it("changes its product's updated_at", async () => {
    const before = await shop.updatedAt(shop.product)
    await shop.update("sell/sku", { id: shop.sku, code: shop.own("other") })
    expect(await shop.updatedAt(shop.product)).not.toBe(before)
  })

  it("invalidates its groups for the dates of its special, and rejects an end before the start", async () => {
    const [from, until] = ["2030-01-01T00:00:00.000Z", "2030-01-08T00:00:00.000Z"]
    const special = { id: shop.sku, special_price: "19.00", special_from: from }
    await shop.update("sell/sku", special)
    const { changes, body } = await shop.update("sell/sku", { ...special, special_until: until })
    expect(changes).toEqual(shop.named("group:resin", "group:shop", "product:grey"))
    expect(body.item).toMatchObject({ special_from: from, special_until: until })
    const backwards = { ...special, special_until: from }
    expect(Object.keys((await shop.update("sell/sku", backwards)).body.fields ?? {})).toEqual([
      "special_until",
    ])
  })

  it("leaves fields that the request does not name unchanged", async () => {
    const { body } = await shop.update("sell/sku", { id: shop.sku, special_price: "19.00" })
    expect(body.item).toMatchObject({ price: "24.95", stock: 3, options: { Volume: "500 ml" } })
  })

  it("removes the product from its groups when its last SKU is deleted", async () => {
    await backend.call("sell/sku/delete", { id: shop.sku })
    expect(await backend.takeChanges()).toEqual(
      shop.named("group:resin", "group:shop", "product:grey"),
    )
  })
})

describe("a new SKU", () => {
  const base = () => ({ product_id: shop.product, code: shop.own("T"), price: "9.00" })

  it.each([
    ["without an option of every variation", { options: {} }, 400, "options"],
    [
      "with an option that the product does not have",
      { options: { Volume: "9 l" } },
      400,
      "options",
    ],
    ["with the options of another", { options: { Volume: "500 ml" } }, 409, "options"],
    ["with a negative price", { options: { Volume: "1 l" }, price: "-1.00" }, 400, "price"],
    [
      "with a price of three decimals",
      { options: { Volume: "1 l" }, price: "1.000" },
      400,
      "price",
    ],
    ["with half a piece in stock", { options: { Volume: "1 l" }, stock: 1.5 }, 400, "stock"],
    ["for a product that does not exist", { product_id: 999_999, options: {} }, 400, "product_id"],
    [
      "with a photo that does not exist",
      { options: { Volume: "1 l" }, sku_photo_id: 9_999 },
      400,
      "sku_photo_id",
    ],
  ])("is rejected %s", async (_why, values, status, field) => {
    const response = await backend.call("sell/sku/create", { ...base(), ...values })
    expect(response.status).toBe(status)
    expect(Object.keys(response.body.fields ?? {})).toEqual([field])
    expect(await backend.takeChanges()).toEqual([])
  })

  it("is rejected with another SKU's code", async () => {
    const values = { ...base(), code: shop.own("S"), options: { Volume: "1 l" } }
    const response = await backend.call("sell/sku/create", values)
    expect(response).toMatchObject({ status: 409, body: { code: "CONFLICT" } })
    expect(response.body.fields).toHaveProperty("code")
  })
})
