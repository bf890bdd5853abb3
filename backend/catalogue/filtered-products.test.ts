import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import type { Deps } from "#backend/deps.ts"
import { searchShop } from "#backend/search/product-search.ts"
import type { FilterValue } from "#lib/contract/product-filter.ts"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import { createGroupRow, createProductRow } from "#tests/support/shop-rows.ts"
import type { ListFilter } from "./list-filter.ts"
import { saveAttributes } from "./product-attributes.ts"
import { listProducts } from "./product-lists.ts"

const now = new Date("2026-11-21T00:00:00Z")
const tomorrow = new Date("2026-11-22T00:00:00Z")
const page = { limit: 100, offset: 0 }

let database: TestDatabase
let deps: Deps

beforeAll(async () => {
  database = await openTestDatabase()
  deps = { db: database.db, now: () => now }
  const shop = await createGroupRow(database.db, "shop")
  const group = await createGroupRow(database.db, "prints", shop)
  await createProductRow(database.db, "elsewhere", { groupIds: [shop] })
  // The grey mug is sold out, the white one is not.
  await createOptions("mug", group, "Colour", [
    { option: "Grey", price_cents: 2_000, stock: 0 },
    { option: "White", price_cents: 3_000, stock: 4 },
  ])
  await createOptions("vase", group, "Colour", [{ option: "Grey", price_cents: 5_000, stock: 2 }])
  const sign = await createProductRow(database.db, "sign", {
    groupIds: [group],
    featured_position: 1,
    created_at: new Date("2099-01-01T00:00:00Z"),
    skus: [{ price_cents: 4_500, special_price_cents: 4_000, special_until: tomorrow }],
  })
  await createTextAddon(sign)
  await createReviews(await getId("mug"), [5, 5, 2])
  await createReviews(await getId("vase"), [5, 4])
  const [mug, vase] = [await getId("mug"), await getId("vase")]
  await database.db.transaction().execute((trx) =>
    saveAttributes(trx, [
      { id: mug, attributes: [{ name: "Material", values: ["Stoneware"] }] },
      { id: vase, attributes: [{ name: "Material", values: ["PLA"] }] },
      { id: sign, attributes: [{ name: "Material", values: ["Walnut", "PLA"] }] },
    ]),
  )
})

afterAll(() => database.close())

async function getId(url: string): Promise<number> {
  const { id } = await database.db
    .selectFrom("products")
    .select("id")
    .where("url", "=", url)
    .executeTakeFirstOrThrow()
  return id
}

async function createOptions(
  url: string,
  group: number,
  variation: string,
  skus: readonly { option: string; price_cents: number; stock: number }[],
): Promise<void> {
  const { db } = database
  const id = await createProductRow(db, url, {
    groupIds: [group],
    skus: skus.map(({ option: _, ...sku }) => sku),
  })
  const { id: variationId } = await db
    .insertInto("product_variations")
    .values({ product_id: id, name: variation })
    .returning("id")
    .executeTakeFirstOrThrow()
  for (const [index, { option }] of skus.entries()) {
    const { id: optionId } = await db
      .insertInto("product_variation_options")
      .values({ variation_id: variationId, name: option })
      .returning("id")
      .executeTakeFirstOrThrow()
    const sku = await db
      .selectFrom("skus")
      .select("id")
      .where("code", "=", `${url}-${index}`.toUpperCase())
      .executeTakeFirstOrThrow()
    await db
      .insertInto("sku_options")
      .values({ sku_id: sku.id, variation_id: variationId, option_id: optionId })
      .execute()
  }
}

/** Creates published demonstration reviews, which belong to no customer. */
async function createReviews(productId: number, stars: readonly number[]): Promise<void> {
  const rows = stars.map((each) => ({
    product_id: productId,
    is_demo: true,
    status: "published" as const,
    stars: each,
    content: "Arrived well packed.",
  }))
  await database.db.insertInto("reviews").values(rows).execute()
}

async function createTextAddon(productId: number): Promise<void> {
  const { id } = await database.db
    .insertInto("addons")
    .values({ name: "Engraving", type: "Text" })
    .returning("id")
    .executeTakeFirstOrThrow()
  await database.db
    .insertInto("product_addons")
    .values({ product_id: productId, addon_id: id })
    .execute()
}

function buildFilter(own: Partial<ListFilter>): ListFilter {
  return {
    sort: "featured",
    minCents: null,
    maxCents: null,
    inStock: false,
    onSpecial: false,
    personalised: false,
    minStars: null,
    values: [],
    withFacets: false,
    ...own,
  }
}

async function listSlugs(own: Partial<ListFilter>): Promise<string[]> {
  const { data } = await listProducts(deps, { group: "prints", ...page, filter: buildFilter(own) })
  return data.map(({ slug }) => slug)
}

async function getFacets(own: Partial<ListFilter>) {
  const filter = buildFilter({ ...own, withFacets: true })
  const { facets } = await listProducts(deps, { group: "prints", ...page, filter })
  if (!facets) throw new Error("The list has no facets.")
  return facets
}

const grey: FilterValue = { name: "Colour", value: "Grey" }
const white: FilterValue = { name: "Colour", value: "White" }
const pla: FilterValue = { name: "Material", value: "PLA" }

describe("the filters of a list", () => {
  it.each<[string, Partial<ListFilter>, string[]]>([
    ["an option", { values: [grey] }, ["mug", "vase"]],
    ["alternative options", { values: [grey, white] }, ["mug", "vase"]],
    ["an attribute with several values", { values: [pla] }, ["sign", "vase"]],
    ["an option and an attribute", { values: [grey, pla] }, ["vase"]],
    ["stock", { inStock: true }, ["sign", "mug", "vase"]],
    ["specials", { onSpecial: true }, ["sign"]],
    ["personalisable products", { personalised: true }, ["sign"]],
    ["the average of reviews, as it is shown", { minStars: 4 }, ["mug", "vase"]],
    ["a higher average", { minStars: 5 }, []],
    ["the lowest price, inclusive", { minCents: 4_000 }, ["sign", "vase"]],
    ["the highest price, by the special", { maxCents: 4_000 }, ["sign", "mug"]],
    ["a value that no product has", { values: [{ name: "Colour", value: "Pink" }] }, []],
    ["a price above every integer", { minCents: 99_999_999_900 }, []],
    ["an inverted price range", { minCents: 5_000, maxCents: 1_000 }, []],
  ])("finds products by %s", async (_, own, expected) => {
    expect(await listSlugs(own)).toEqual(expected)
  })

  it("need one SKU that meets all of them: the grey mug is sold out, the white one is not grey", async () => {
    expect(await listSlugs({ values: [grey], inStock: true })).toEqual(["vase"])
    expect(await listSlugs({ values: [white], maxCents: 2_500 })).toEqual([])
  })

  it("count what is filtered, not what the page shows", async () => {
    const filter = buildFilter({ values: [grey] })
    const list = await listProducts(deps, { group: "prints", limit: 1, offset: 1, filter })
    expect([list.data.map(({ slug }) => slug), list.count]).toEqual([["vase"], 2])
  })
})

describe("the orders of a list", () => {
  it.each<[ListFilter["sort"], string[]]>([
    ["featured", ["sign", "mug", "vase"]],
    ["newest", ["sign", "vase", "mug"]],
    ["price_up", ["mug", "sign", "vase"]],
    ["price_down", ["vase", "sign", "mug"]],
    ["rating", ["vase", "mug", "sign"]],
    ["name", ["mug", "sign", "vase"]],
  ])("sort by %s", async (sort, expected) => {
    expect(await listSlugs({ sort })).toEqual(expected)
    expect(await listSlugs({ sort, inStock: true })).toEqual(expected)
  })
})

describe("the facets of a list", () => {
  it("have the options and attributes of its products, with the number of products", async () => {
    expect(await getFacets({})).toEqual({
      in_stock: 3,
      on_special: 1,
      personalised: 1,
      ratings: [4, 3].map((min) => ({ min, count: 2 })),
      price: { min: "20.00", max: "50.00" },
      values: [
        {
          name: "Colour",
          values: [grey, white].map(({ value }, at) => ({ value, count: 2 - at })),
        },
        {
          name: "Material",
          values: [
            { value: "PLA", count: 2 },
            { value: "Stoneware", count: 1 },
            { value: "Walnut", count: 1 },
          ],
        },
      ],
      price_changes_at: "2026-11-22T00:00:00.000Z",
    })
  })

  it("count with the other filters, and not with the other values of the same name", async () => {
    const { values, in_stock, price } = await getFacets({ values: [grey] })
    expect(values[0]?.values).toEqual([
      { value: "Grey", count: 2 },
      { value: "White", count: 1 },
    ])
    expect(values[1]?.values).toEqual([
      { value: "PLA", count: 1 },
      { value: "Stoneware", count: 1 },
    ])
    expect([in_stock, price]).toEqual([1, { min: "20.00", max: "50.00" }])
  })

  it("count the products that a second attribute would leave", async () => {
    const { values, on_special } = await getFacets({ values: [pla], inStock: true })
    expect(values.map(({ name }) => name)).toEqual(["Colour", "Material"])
    expect(values[0]?.values).toEqual([{ value: "Grey", count: 1 }])
    expect(values[1]?.values.map(({ value, count }) => `${value} ${count}`)).toEqual([
      "PLA 2",
      "Stoneware 1",
      "Walnut 1",
    ])
    expect(on_special).toBe(1)
  })

  it("count the products of each rating with the other filters, and not with a chosen rating", async () => {
    expect((await getFacets({ values: [pla], minStars: 4 })).ratings).toEqual([
      { min: 4, count: 1 },
      { min: 3, count: 1 },
    ])
    expect((await getFacets({ values: [pla], minStars: 4 })).values[1]?.values).toEqual([
      { value: "PLA", count: 1 },
      { value: "Stoneware", count: 1 },
    ])
    expect((await getFacets({ onSpecial: true })).ratings).toEqual([])
  })

  it("keep a chosen value that no product has, with the count 0", async () => {
    const { values } = await getFacets({ values: [{ name: "Colour", value: "Pink" }] })
    expect(values[0]?.values).toContainEqual({ value: "Pink", count: 0 })
  })

  it("show the price range that the list has without its own filter", async () => {
    const { price } = await getFacets({ minCents: 4_500, values: [pla] })
    expect(price).toEqual({ min: "40.00", max: "50.00" })
  })
})

describe("a filtered search", () => {
  it("filters what the words find, best match first", async () => {
    const filter = buildFilter({ values: [grey], withFacets: true })
    const found = await searchShop(deps, "mug", page, filter)
    expect(found.data.map(({ slug }) => slug)).toEqual(["mug"])
    expect([found.count, found.is_fuzzy]).toEqual([1, false])
    expect(found.facets?.values.map(({ name }) => name)).toEqual(["Colour", "Material"])
  })

  it("does not search for similar words when the filter leaves nothing", async () => {
    const found = await searchShop(deps, "vase", page, buildFilter({ onSpecial: true }))
    expect([found.count, found.is_fuzzy]).toEqual([0, false])
  })
})
