import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { openTestBackend, startLimitMs, type TestBackend } from "#tests/support/test-backend.ts"

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
}, startLimitMs)
afterAll(() => backend.close())

type Shop = { shop: number; resin: number; tools: number; product: number; sku: number }
let made = 0
let shop: Shop
/** Names of this test's own, since records of the others stay. */
let own: (name: string) => string

beforeEach(async () => {
  made += 1
  own = (name) => `${name}-${made}`
  const root = await backend.create("cognito/group", { name: "Shop", url: own("shop") })
  const under = (name: string) =>
    backend.create("cognito/group", { name, url: own(name), parent_id: root })
  const [resin, tools] = [await under("resin"), await under("tools")]
  const product = await backend.create("sell/product", {
    name: "Grey resin",
    url: own("grey"),
    group_ids: [resin],
    primary_group_id: resin,
    variations: [{ name: "Volume", options: ["500 ml", "1 l"] }],
  })
  const sku = await makeSku(product, "S", { Volume: "500 ml" })
  shop = { shop: root, resin, tools, product, sku }
  await backend.takeChanges()
})

function makeSku(product: number, code: string, options: Record<string, string>) {
  const values = { product_id: product, code: own(code), price: "24.95", stock: 3, options }
  return backend.create("sell/sku", values)
}

async function update(model: string, values: object) {
  const { status, body } = await backend.call(`${model}/update`, values)
  return { status, body, changes: await backend.takeChanges() }
}

const named = (...changes: string[]) => changes.map((change) => `${change}-${made}`).sort()
const updatedAt = async (id: number) =>
  (await backend.call("sell/product/detail", { id })).body.item?.updated_at

describe("a change of a SKU", () => {
  it("of its price names its product and every group above it", async () => {
    const { changes } = await update("sell/sku", { id: shop.sku, price: "20.00" })
    expect(changes).toEqual(named("group:resin", "group:shop", "product:grey"))
  })

  it("of its stock names only its product, until the last is sold", async () => {
    expect((await update("sell/sku", { id: shop.sku, stock: 2 })).changes).toEqual(
      named("product:grey"),
    )
    const soldOut = await update("sell/sku", { id: shop.sku, stock: 0 })
    expect(soldOut.changes).toEqual(named("group:resin", "group:shop", "product:grey"))
  })

  it("that changes nothing is silent, and unknown fields change nothing", async () => {
    const before = await updatedAt(shop.product)
    const same = { id: shop.sku, stock: 3, price_cents: 1, enabled: false, role: "admin" }
    expect((await update("sell/sku", same)).changes).toEqual([])
    expect(await updatedAt(shop.product)).toBe(before)
  })

  it("changes its product's updated_at", async () => {
    const before = await updatedAt(shop.product)
    await update("sell/sku", { id: shop.sku, code: own("other") })
    expect(await updatedAt(shop.product)).not.toBe(before)
  })

  it("keeps what was not named", async () => {
    const { body } = await update("sell/sku", { id: shop.sku, special_price: "19.00" })
    expect(body.item).toMatchObject({ price: "24.95", stock: 3, options: { Volume: "500 ml" } })
  })

  it("that removes the last one takes the product out of its groups", async () => {
    await backend.call("sell/sku/delete", { id: shop.sku })
    expect(await backend.takeChanges()).toEqual(named("group:resin", "group:shop", "product:grey"))
  })
})

describe("a SKU is refused", () => {
  const base = () => ({ product_id: shop.product, code: own("T"), price: "9.00" })

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
      "with a photo of nobody's",
      { options: { Volume: "1 l" }, sku_photo_id: 9_999 },
      400,
      "sku_photo_id",
    ],
  ])("%s", async (_why, values, status, field) => {
    const answer = await backend.call("sell/sku/create", { ...base(), ...values })
    expect(answer.status).toBe(status)
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field])
    expect(await backend.takeChanges()).toEqual([])
  })

  it("with a code that another has", async () => {
    const values = { ...base(), code: own("S"), options: { Volume: "1 l" } }
    const answer = await backend.call("sell/sku/create", values)
    expect(answer).toMatchObject({ status: 409, body: { code: "CONFLICT" } })
    expect(answer.body.fields).toHaveProperty("code")
  })
})

describe("a change of a product", () => {
  it("of its text names its page alone, of its name also where its tile stands", async () => {
    const id = shop.product
    expect((await update("sell/product", { id, content: "<p>New</p>" })).changes).toEqual(
      named("product:grey"),
    )
    const renamed = await update("sell/product", { id, name: "Slate resin" })
    expect(renamed.changes).toEqual(named("group:resin", "group:shop", "product:grey"))
  })

  it("of its address names the old one and the new one", async () => {
    const { changes } = await update("sell/product", { id: shop.product, url: own("slate") })
    expect(changes).toEqual(named("group:resin", "group:shop", "product:grey", "product:slate"))
  })

  it("of its groups names those it left and those it joined", async () => {
    const values = { id: shop.product, group_ids: [shop.tools], primary_group_id: shop.tools }
    const { changes, body } = await update("sell/product", values)
    expect(changes).toEqual(named("group:resin", "group:shop", "group:tools", "product:grey"))
    expect(body.item).toMatchObject({ group_ids: [shop.tools] })
  })

  it("that is new names the new products", async () => {
    const { changes } = await update("sell/product", { id: shop.product, is_new: true })
    expect(changes).toContain("new-products:all")
  })

  it("that hides it names the products it is related to as well", async () => {
    const related_product_ids = [shop.product]
    await backend.create("sell/product", { name: "Cup", url: own("cup"), related_product_ids })
    await backend.takeChanges()
    await backend.call("sell/product/disable", { id: shop.product })
    const changes = named("group:resin", "group:shop", "product:cup", "product:grey")
    expect(await backend.takeChanges()).toEqual(changes)
  })

  it("is refused when SKUs would be left without an option", async () => {
    const id = shop.product
    const without = { id, variations: [{ name: "Volume", options: ["1 l"] }] }
    expect(await update("sell/product", without)).toMatchObject({ status: 409, changes: [] })
    const more = [
      { name: "Volume", options: ["500 ml"] },
      { name: "Colour", options: ["Grey"] },
    ]
    expect(await update("sell/product", { id, variations: more })).toMatchObject({ status: 409 })
    const { body } = await backend.call("sell/product/detail", { id })
    expect(body.item?.variations).toEqual([{ name: "Volume", options: ["500 ml", "1 l"] }])
  })

  it("may order and extend its options, and SKUs keep theirs", async () => {
    const variations = [{ name: "Volume", options: ["250 ml", "1 l", "500 ml"] }]
    const { body } = await update("sell/product", { id: shop.product, variations })
    expect(body.item?.variations).toEqual(variations)
    const { body: sku } = await backend.call("sell/sku/detail", { id: shop.sku })
    expect(sku.item?.options).toEqual({ Volume: "500 ml" })
  })

  it.each([
    ["a group that does not exist", { group_ids: [999_999] }, "group_ids"],
    ["a primary group it is not in", { primary_group_id: 1, group_ids: [] }, "primary_group_id"],
    [
      "a related product that does not exist",
      { related_product_ids: [999_999] },
      "related_product_ids",
    ],
    ["a size chart nobody uploaded", { size_chart_hash: "0".repeat(32) }, "size_chart_hash"],
    [
      "a variation named twice",
      { variations: Array(2).fill({ name: "A", options: ["a"] }) },
      "variations",
    ],
  ])("is refused with %s", async (_what, values, field) => {
    const answer = await update("sell/product", { id: shop.product, ...values })
    expect(answer).toMatchObject({ status: 400, changes: [] })
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field])
  })

  it("is refused with the address of another, or its own as related", async () => {
    await backend.create("sell/product", { name: "Cup", url: own("cup") })
    await backend.takeChanges()
    expect(await update("sell/product", { id: shop.product, url: own("cup") })).toMatchObject({
      status: 409,
    })
    const itself = { id: shop.product, related_product_ids: [shop.product] }
    expect(await update("sell/product", itself)).toMatchObject({ status: 400, changes: [] })
  })

  it("that removes it takes its SKUs along", async () => {
    const answer = await backend.call("sell/product/delete", { id: shop.product })
    expect(answer).toEqual({ status: 200, body: { item: null } })
    expect(await backend.takeChanges()).toEqual(named("group:resin", "group:shop", "product:grey"))
    expect((await backend.call("sell/sku/detail", { id: shop.sku })).body.item).toBeNull()
    expect((await backend.call("sell/product/delete", { id: shop.product })).status).toBe(404)
  })
})

describe("an add-on", () => {
  it("names the products it is offered with, and changes their updated_at", async () => {
    const options = [{ name: "Red", price: "1.50" }]
    const addon = await backend.create("sell/addon", {
      name: "Ribbon",
      type: "Dropdown",
      price: "0.00",
      options,
    })
    expect(await backend.takeChanges()).toEqual([])
    await backend.create("sell/product_group_addon", { product_id: shop.product, addon_id: addon })
    expect(await backend.takeChanges()).toEqual(named("product:grey"))
    const before = await updatedAt(shop.product)
    const changed = [...options, { name: "Blue", price: "2.00" }]
    const { changes, body } = await update("sell/addon", { id: addon, options: changed })
    expect(changes).toEqual(named("product:grey"))
    expect(body.item).toMatchObject({ price: "0.00", options: changed })
    expect(await updatedAt(shop.product)).not.toBe(before)
    await backend.call("sell/addon/delete", { id: addon })
    expect(await backend.takeChanges()).toEqual(named("product:grey"))
  })

  it("to choose from is refused without a choice, and one to tick with any", async () => {
    const without = { name: "Ribbon", type: "Dropdown", price: "0.00" }
    expect((await backend.call("sell/addon/create", without)).status).toBe(400)
    const withOne = { ...without, type: "Checkbox", options: [{ name: "A", price: "0.00" }] }
    expect((await backend.call("sell/addon/create", withOne)).status).toBe(400)
  })

  it("is refused with a least quantity above the most", async () => {
    const addon_id = await backend.create("sell/addon", {
      name: "Wrap",
      type: "Qty",
      price: "1.00",
    })
    const offer = { product_id: shop.product, addon_id, min_qty: 3, max_qty: 2 }
    expect((await backend.call("sell/product_group_addon/create", offer)).status).toBe(400)
  })
})
