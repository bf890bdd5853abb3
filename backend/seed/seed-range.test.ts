import { addonTypes } from "#lib/contract/product.ts"
import { seed } from "./data/seed.ts"
import type { SeedProduct } from "./seed-types.ts"

const categories = [
  "3d-printed-products",
  "accessories",
  "easter",
  "night-lights",
  "prints-models",
  "resin",
  "specials",
]
const has = (rule: (product: SeedProduct) => boolean) => seed.products.filter(rule).length
const childrenOf = (url: string) => seed.groups.filter(({ parent }) => parent === url)

describe("the demo shop covers every feature", () => {
  it("has the seven categories below the shop, some with subcategories and some without", () => {
    expect(childrenOf("shop").map(({ url }) => url)).toEqual(categories)
    const withChildren = categories.filter((url) => childrenOf(url).length > 0)
    expect(withChildren.length).toBeGreaterThan(1)
    expect(withChildren.length).toBeLessThan(categories.length)
  })

  it("has products in every group without subcategories", () => {
    const leaves = seed.groups.filter(({ url }) => childrenOf(url).length === 0)
    for (const { url } of leaves)
      expect(has(({ groups }) => groups.includes(url))).toBeGreaterThan(0)
  })

  it("has a category with more than one page of products", () => {
    const leaves = categories.filter((url) => childrenOf(url).length === 0)
    expect(
      Math.max(...leaves.map((url) => has(({ groups }) => groups.includes(url)))),
    ).toBeGreaterThan(12)
  })

  it("has seasonal products that are also in ordinary categories", () => {
    const seasonal = seed.products.filter(({ groups }) => groups.includes("shop-christmas"))
    expect(seasonal.length).toBeGreaterThan(8)
    for (const { groups } of seasonal) expect(groups.length).toBeGreaterThan(1)
  })

  it("has attributes to filter by, each with several values, and featured products", () => {
    const values = new Map<string, Set<string>>()
    for (const { name, values: own } of seed.products.flatMap(({ attributes }) => attributes ?? []))
      values.set(name, new Set([...(values.get(name) ?? []), ...own]))
    expect([...values.keys()]).toEqual(expect.arrayContaining(["Material", "Wavelength"]))
    expect(values.get("Material")?.size).toBeGreaterThan(5)
    expect(has(({ attributes }) => (attributes ?? []).length > 0)).toBeGreaterThan(40)
    expect(has(({ featured_position }) => typeof featured_position === "number")).toBeGreaterThan(2)
  })

  it("uses every add-on type, some required, some with a maximum quantity", () => {
    const keys = new Set(
      seed.products.flatMap(({ addons }) => (addons ?? []).map(({ key }) => key)),
    )
    const used = seed.addons.filter(({ key }) => keys.has(key))
    expect(new Set(used.map(({ type }) => type))).toEqual(new Set(addonTypes))
    expect(used.some(({ required }) => required)).toBe(true)
    expect(
      has(({ addons }) => (addons ?? []).some(({ max_qty }) => (max_qty ?? 1) > 1)),
    ).toBeGreaterThan(0)
  })

  it("has new, special, sold-out and partly sold-out products, videos, charts and notes", () => {
    expect(seed.products.length).toBeGreaterThanOrEqual(36)
    expect(has(({ is_new }) => is_new === true)).toBeGreaterThanOrEqual(4)
    expect(has(({ skus }) => skus.some((sku) => sku.special_price !== undefined))).toBeGreaterThan(
      3,
    )
    expect(has(({ skus }) => skus.every(({ stock }) => stock === 0))).toBeGreaterThan(1)
    expect(
      has(
        ({ skus }) => skus.some(({ stock }) => stock === 0) && skus.some(({ stock }) => stock > 0),
      ),
    ).toBeGreaterThan(3)
    expect(has(({ video }) => video !== undefined)).toBeGreaterThan(1)
    expect(has(({ size_chart }) => size_chart !== undefined)).toBeGreaterThan(0)
    expect(has(({ shipping_note }) => (shipping_note ?? "") !== "")).toBeGreaterThan(1)
    expect(has(({ skus }) => skus.some(({ photo }) => photo !== undefined))).toBeGreaterThan(10)
    for (const { related } of seed.products) expect(related.length).toBeGreaterThan(0)
  })

  it("lists exactly the products with a special price in the specials category", () => {
    for (const { url, skus, groups } of seed.products) {
      const isSpecial = skus.some(({ special_price }) => special_price !== undefined)
      expect({ url, isSpecial }).toEqual({ url, isSpecial: groups.includes("specials") })
    }
  })

  it("has at least six articles of 300 to 700 words each", () => {
    expect(seed.articles.length).toBeGreaterThanOrEqual(6)
    for (const { content } of seed.articles) {
      const words = (content ?? "")
        .replaceAll(/<[^>]*>/g, " ")
        .trim()
        .split(/\s+/).length
      expect(words).toBeGreaterThanOrEqual(300)
      expect(words).toBeLessThanOrEqual(700)
    }
  })
})
