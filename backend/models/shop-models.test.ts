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

describe("a change of a product", () => {
  it("invalidates only its page for its text, and also its lists for its name", async () => {
    const id = shop.product
    expect((await shop.update("sell/product", { id, content: "<p>New</p>" })).changes).toEqual(
      shop.named("product:grey"),
    )
    const renamed = await shop.update("sell/product", { id, name: "Slate resin" })
    expect(renamed.changes).toEqual(shop.named("group:resin", "group:shop", "product:grey"))
  })

  it("invalidates the old and the new URL", async () => {
    const { changes } = await shop.update("sell/product", {
      id: shop.product,
      url: shop.own("slate"),
    })
    expect(changes).toEqual(
      shop.named("group:resin", "group:shop", "product:grey", "product:slate"),
    )
  })

  it("invalidates the groups it left and those it joined", async () => {
    const values = { id: shop.product, group_ids: [shop.tools], primary_group_id: shop.tools }
    const { changes, body } = await shop.update("sell/product", values)
    expect(changes).toEqual(shop.named("group:resin", "group:shop", "group:tools", "product:grey"))
    expect(body.item).toMatchObject({ group_ids: [shop.tools] })
  })

  it("invalidates its lists for what they are sorted and filtered by", async () => {
    const id = shop.product
    const lists = shop.named("group:resin", "group:shop", "product:grey")
    const attributes = [{ name: "Material", values: ["Resin", "Steel"] }]
    const changed = await shop.update("sell/product", { id, attributes })
    expect([changed.changes, changed.body.item?.attributes]).toEqual([lists, attributes])
    expect((await shop.update("sell/product", { id, featured_position: 1 })).changes).toEqual(lists)
    const addon = await backend.create("sell/addon", { name: shop.own("name"), type: "Text" })
    await backend.takeChanges()
    await backend.create("sell/product_group_addon", { product_id: id, addon_id: addon })
    expect(await backend.takeChanges()).toEqual(lists)
  })

  it("requires both ends of the lead time in order, or neither", async () => {
    const id = shop.product
    const update = (values: object) => shop.update("sell/product", { id, ...values })
    const changed = await update({ lead_days_min: 5, lead_days_max: 6 })
    expect(changed.changes).toEqual(shop.named("product:grey"))
    for (const wrong of [{ lead_days_min: 7 }, { lead_days_max: null }]) {
      expect(await update(wrong)).toMatchObject({
        status: 400,
        body: { message: "These values do not fit together." },
      })
    }
    const half = await update({ lead_days_min: 1.5 })
    expect(JSON.stringify(half.body)).toContain("must be a whole number of business days")
    expect(await update({ lead_days_min: null, lead_days_max: null })).toMatchObject({
      status: 200,
    })
  })

  it("invalidates the list of new products when it becomes new", async () => {
    const { changes } = await shop.update("sell/product", { id: shop.product, is_new: true })
    expect(changes).toContain("new-products:all")
  })

  it("invalidates the products that list it as related when it is hidden", async () => {
    const related_product_ids = [shop.product]
    await backend.create("sell/product", { name: "Cup", url: shop.own("cup"), related_product_ids })
    await backend.takeChanges()
    await backend.call("sell/product/disable", { id: shop.product })
    const changes = shop.named("group:resin", "group:shop", "product:cup", "product:grey")
    expect(await backend.takeChanges()).toEqual(changes)
  })

  it("is rejected if it would leave SKUs without an option", async () => {
    const id = shop.product
    const without = { id, variations: [{ name: "Volume", options: ["1 l"] }] }
    expect(await shop.update("sell/product", without)).toMatchObject({ status: 409, changes: [] })
    const more = [
      { name: "Volume", options: ["500 ml"] },
      { name: "Colour", options: ["Grey"] },
    ]
    expect(await shop.update("sell/product", { id, variations: more })).toMatchObject({
      status: 409,
    })
    const { body } = await backend.call("sell/product/detail", { id })
    expect(body.item?.variations).toEqual([{ name: "Volume", options: ["500 ml", "1 l"] }])
  })

  it("reorders and extends options without changing the options of SKUs", async () => {
    const variations = [{ name: "Volume", options: ["250 ml", "1 l", "500 ml"] }]
    const { body } = await shop.update("sell/product", { id: shop.product, variations })
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
    ["a size chart that was not uploaded", { size_chart_hash: "0".repeat(32) }, "size_chart_hash"],
    [
      "an attribute with a colon",
      { attributes: [{ name: "a:b", values: ["c"] }] },
      "attributes.0.name",
    ],
    [
      "an attribute named twice",
      { attributes: Array(2).fill({ name: "A", values: ["a"] }) },
      "attributes",
    ],
    [
      "an attribute named like a variation",
      { attributes: [{ name: "Volume", values: ["500 ml"] }] },
      "attributes",
    ],
    ["a place in lists below 1", { featured_position: 0 }, "featured_position"],
    ["a limit of low stock below 0", { low_stock: -1 }, "low_stock"],
    [
      "a variation named twice",
      { variations: Array(2).fill({ name: "A", options: ["a"] }) },
      "variations",
    ],
  ])("is rejected with %s", async (_what, values, field) => {
    const response = await shop.update("sell/product", { id: shop.product, ...values })
    expect(response).toMatchObject({ status: 400, changes: [] })
    expect(Object.keys(response.body.fields ?? {})).toEqual([field])
  })

  it("is rejected with another product's URL, or with itself as related product", async () => {
    await backend.create("sell/product", { name: "Cup", url: shop.own("cup") })
    await backend.takeChanges()
    expect(
      await shop.update("sell/product", { id: shop.product, url: shop.own("cup") }),
    ).toMatchObject({
      status: 409,
    })
    const itself = { id: shop.product, related_product_ids: [shop.product] }
    expect(await shop.update("sell/product", itself)).toMatchObject({ status: 400, changes: [] })
  })

  it("deletes its SKUs with the product", async () => {
    const response = await backend.call("sell/product/delete", { id: shop.product })
    expect(response).toEqual({ status: 200, body: { item: null } })
    expect(await backend.takeChanges()).toEqual(
      shop.named("group:resin", "group:shop", "product:grey"),
    )
    expect((await backend.call("sell/sku/detail", { id: shop.sku })).body.item).toBeNull()
    expect((await backend.call("sell/product/delete", { id: shop.product })).status).toBe(404)
  })
})

describe("many concurrent editors", () => {
  it("all succeed without a deadlock", async () => {
    const other = await backend.create("sell/product", { name: "Cup", url: shop.own("cup") })
    const skus = [await shop.makeSku(other, "A", {}), shop.sku]
    const writes = Array.from({ length: 10 }, (_, at) => [
      backend.call("sell/sku/update", { id: skus[at % 2], stock: at }),
      backend.call("sell/product/update", { id: at % 2 ? other : shop.product, blurb: String(at) }),
      backend.call("cognito/group/update", {
        id: at % 2 ? shop.tools : shop.resin,
        parent_id: at % 3 ? shop.shop : null,
      }),
    ])
    const responses = await Promise.all(writes.flat())
    expect(new Set(responses.map((response) => response.status))).toEqual(new Set([200]))
  })
})

describe("an add-on", () => {
  it("invalidates the products that offer it and changes their updated_at", async () => {
    const options = [{ name: "Red", price: "1.50" }]
    const addon = await backend.create("sell/addon", {
      name: "Ribbon",
      type: "Dropdown",
      price: "0.00",
      options,
    })
    expect(await backend.takeChanges()).toEqual([])
    await backend.create("sell/product_group_addon", { product_id: shop.product, addon_id: addon })
    expect(await backend.takeChanges()).toEqual(shop.named("product:grey"))
    const before = await shop.updatedAt(shop.product)
    const changed = [...options, { name: "Blue", price: "2.00" }]
    const { changes, body } = await shop.update("sell/addon", { id: addon, options: changed })
    expect(changes).toEqual(shop.named("product:grey"))
    expect(body.item).toMatchObject({ price: "0.00", options: changed })
    expect(await shop.updatedAt(shop.product)).not.toBe(before)
    await backend.call("sell/addon/delete", { id: addon })
    expect(await backend.takeChanges()).toEqual(shop.named("product:grey"))
  })

  it("requires options for a dropdown, and rejects them for a checkbox", async () => {
    const without = { name: "Ribbon", type: "Dropdown", price: "0.00" }
    expect((await backend.call("sell/addon/create", without)).status).toBe(400)
    const withOne = { ...without, type: "Checkbox", options: [{ name: "A", price: "0.00" }] }
    expect((await backend.call("sell/addon/create", withOne)).status).toBe(400)
  })

  it("is rejected with a minimum quantity above the maximum", async () => {
    const addon_id = await backend.create("sell/addon", {
      name: "Wrap",
      type: "Qty",
      price: "1.00",
    })
    const offer = { product_id: shop.product, addon_id, min_qty: 3, max_qty: 2 }
    expect((await backend.call("sell/product_group_addon/create", offer)).status).toBe(400)
  })

  it("accepts limits of length and characters only for text", async () => {
    const make = (type: string) => backend.create("sell/addon", { name: type, type, price: "1.00" })
    const limits = { product_id: shop.product, max_length: 12, pattern: "letters" }
    const [addon_id, wrap] = [await make("Text"), await make("Checkbox")]
    const id = await backend.create("sell/product_group_addon", { ...limits, addon_id })
    const { body } = await shop.update("sell/product_group_addon", { id, max_length: 9 })
    expect(body.item).toMatchObject({ max_length: 9, pattern: "letters" })
    const invalidOffers = [
      { ...limits, addon_id: wrap },
      { ...limits, addon_id: wrap, max_length: null },
      { ...limits, addon_id, max_length: 0 },
      { ...limits, addon_id, max_length: 201 },
      { ...limits, addon_id, pattern: "digits" },
    ]
    for (const offer of invalidOffers) {
      expect((await backend.call("sell/product_group_addon/create", offer)).status).toBe(400)
    }
  })
})
