import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { defaultFilter } from "#backend/catalogue/list-filter.ts"
import type { Deps } from "#backend/deps.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"
import { searchShop } from "./product-search.ts"

let backend: TestBackend
let deps: Deps
const page = { limit: 12, offset: 0 }

beforeAll(async () => {
  backend = await openTestBackend()
  deps = { db: backend.database.db, now: () => new Date() }
  await createProduct("standard-resin", "Standard Resin", { Grey: "18.00", Red: "24.00" })
  await createProduct("tough-resin", "Tough Resin", { Grey: "40.00" })
  await createProduct("clear-gloves", "Clear Gloves", { Clear: "9.00" })
  await createProduct("star-pendant", "Star Pendant", { Gold: "20.00" })
  await createProduct("christmas-bauble", "Christmas Bauble", { Red: "12.00" })
  const { db } = deps
  await db
    .insertInto("search_synonyms")
    .values([
      { words: "xmas", others: "christmas", is_two_way: true },
      { words: "necklace", others: "pendant", is_two_way: false },
      { words: "tree ball", others: "bauble", is_two_way: true },
    ])
    .execute()
  const shop = await backend.create("cognito/group", { name: "Shop", url: "shop" })
  await backend.create("cognito/group", { name: "Resin", url: "resin", parent_id: shop })
  const questions = await backend.create("cognito/group", {
    name: "Questions",
    url: "questions",
    model: "Cognito/Faq",
  })
  const widget = (type: string, templatevar: object, wrapper = {}) => ({
    type,
    templatevar,
    wrapper,
  })
  const rows = (...widgets: object[]) => [{ id: 1, blocks: [{ id: 1, widgets }] }]
  await backend.create("cognito/page", {
    name: "Help",
    url: "help",
    rows: rows(
      widget("core/faq", { group: "questions" }),
      widget("core/text", { content: "<p>We post parcels on wednesdays.</p>" }),
      widget("core/text", { content: "Our secret sale is near" }, { hidden: true }),
    ),
  })
  await backend.create("cognito/faq", {
    name: "May I send it back?",
    content: "<p>Returns are <b>free</b> for a month.</p>",
    group_id: questions,
  })
  await backend.create("cognito/faq", { name: "Returns of nothing?", content: "On no page." })
  await backend.create("cognito/article", {
    name: "Curing resin outdoors",
    url: "curing",
    published_at: "2020-01-01T00:00:00Z",
  })
  await backend.create("cognito/article", {
    name: "Resin of tomorrow",
    url: "tomorrow",
    published_at: "2999-01-01T00:00:00Z",
  })
})
afterAll(() => backend.close())

async function createProduct(url: string, name: string, prices: Record<string, string>) {
  const { db } = deps
  const { id } = await db
    .insertInto("products")
    .values({ name, url })
    .returning("id")
    .executeTakeFirstOrThrow()
  const variation = await db
    .insertInto("product_variations")
    .values({ product_id: id, name: "Colour" })
    .returning("id")
    .executeTakeFirstOrThrow()
  for (const [colour, price] of Object.entries(prices)) {
    const option = await db
      .insertInto("product_variation_options")
      .values({ variation_id: variation.id, name: colour })
      .returning("id")
      .executeTakeFirstOrThrow()
    const sku = await db
      .insertInto("skus")
      .values({
        product_id: id,
        code: `${url}-${colour}`.toUpperCase(),
        price_cents: Math.round(Number(price) * 100),
        stock: 3,
      })
      .returning("id")
      .executeTakeFirstOrThrow()
    await db
      .insertInto("sku_options")
      .values({ sku_id: sku.id, variation_id: variation.id, option_id: option.id })
      .execute()
  }
}

async function find(text: string) {
  const { data, understood, is_fuzzy } = await searchShop(deps, text, page)
  return { slugs: data.map(({ slug }) => slug).sort(), understood, is_fuzzy }
}

describe("what a search is understood as", () => {
  it.each([
    ["resin under 20", ["standard-resin"]],
    ["under $10", ["clear-gloves"]],
    ["over 24 resin", ["tough-resin"]],
    ["20 to 24", ["standard-resin", "star-pendant"]],
    ["red resin", ["standard-resin"]],
    ["gray resin", ["standard-resin", "tough-resin"]],
    ["grey resin under 20", ["standard-resin"]],
    ["red resin under 20", []],
    ["red", ["christmas-bauble", "standard-resin"]],
    ["red grey", ["christmas-bauble", "standard-resin", "tough-resin"]],
  ])("%j finds only the products that have a SKU which meets it", async (text, slugs) => {
    const found = await find(text)
    expect([found.slugs, found.understood?.is_applied]).toEqual([slugs, true])
  })

  it("reports price, values and the words that are left", async () => {
    expect((await find("grey resin under 20")).understood).toEqual({
      words: "resin",
      price: { kind: "under", min: null, max: "19.99" },
      values: [{ name: "Colour", value: "Grey" }],
      sku: null,
      ignored_price: null,
      is_applied: true,
    })
  })

  it("finds the product and options of a SKU code alone, with or without its punctuation", async () => {
    for (const text of ["STANDARD-RESIN-GREY", "standardresingrey"]) {
      const { data, understood } = await searchShop(deps, text, page)
      expect(data).toMatchObject([{ slug: "standard-resin", option_query: "?colour=grey" }])
      expect(understood?.sku).toBe("STANDARD-RESIN-GREY")
    }
  })

  it("is only offered if the name of a product has all the words", async () => {
    const found = await find("clear gloves")
    expect(found.slugs).toEqual(["clear-gloves"])
    expect(found.understood).toMatchObject({
      is_applied: false,
      words: "gloves",
      values: [{ value: "Clear" }],
    })
  })

  it("is applied although a name begins with the words", async () => {
    expect((await find("gold")).understood).toMatchObject({ is_applied: true })
    await createProduct("golden-tray", "Golden Tray", { Black: "9.00" })
    expect(await find("gold")).toMatchObject({
      slugs: ["star-pendant"],
      understood: { is_applied: true },
    })
  })

  it("is nothing for a text in quotation marks, which is searched as it is", async () => {
    for (const text of ['"gray resin"', "“under 20”", '"xmas"']) {
      expect(await find(text)).toEqual({ slugs: [], understood: null, is_fuzzy: false })
    }
    expect((await find('"standard resin"')).slugs).toEqual(["standard-resin"])
  })

  it("is nothing under a filter, which leaves the words as they are", async () => {
    const filter = { ...defaultFilter, inStock: true }
    const { count, understood } = await searchShop(deps, "red resin under 20", page, filter)
    expect([count > 0, understood]).toEqual([true, null])
  })

  it("leaves out a price that no product can have, and reports it", async () => {
    const found = await find("resin under 0")
    expect(found.slugs).toEqual(["standard-resin", "tough-resin"])
    expect(found.understood?.ignored_price).toBe("under 0")
  })

  it("corrects typing errors in the words beside it", async () => {
    const found = await find("pendnt under 50")
    expect([found.slugs, found.is_fuzzy]).toEqual([["star-pendant"], true])
  })

  it("counts facets under the same filter", async () => {
    const filter = { ...defaultFilter, withFacets: true }
    const { count, facets } = await searchShop(deps, "grey resin under 20", page, filter)
    expect([count, facets?.in_stock]).toEqual([1, 1])
  })
})

describe("synonyms of the owner", () => {
  it.each([
    ["xmas bauble", ["christmas-bauble"]],
    ["necklace", ["star-pendant"]],
    ["tree ball", ["christmas-bauble"]],
  ])("%j finds what it is a synonym of", async (text, slugs) => {
    expect((await find(text)).slugs).toEqual(slugs)
  })

  it("are followed after a typing error", async () => {
    await deps.db.insertInto("search_words").values({ word: "necklace" }).execute()
    expect((await find("neklace")).slugs).toEqual(["star-pendant"])
  })
})

describe("content that a search finds", () => {
  const list = async (text: string) =>
    (await searchShop(deps, text, page)).content.map(({ kind, name }) => `${kind}: ${name}`)

  it("is in groups: articles that are published, categories, pages and questions", async () => {
    expect(await list("resin")).toEqual(["article: Curing resin outdoors", "category: Resin"])
    expect(await list("wednesday parcels")).toEqual(["page: Help"])
  })

  it("has the page that shows a question, and the beginning of its text", async () => {
    const { content } = await searchShop(deps, "returns", page)
    expect(content).toEqual([
      expect.objectContaining({
        kind: "question",
        name: "May I send it back?",
        parent: "help",
        text: "Returns are free for a month.",
      }),
    ])
  })

  it("shows records with the words in their name without those that only mention them", async () => {
    const content = "<p>All about resin.</p>"
    await backend.create("cognito/page", { name: "Glossary", url: "glossary", content })
    expect(await list("resin")).toContain("page: Glossary")
    await backend.create("cognito/page", { name: "Resin safety", url: "safety" })
    const pages = (await list("resin")).filter((text) => text.startsWith("page"))
    expect(pages).toEqual(["page: Resin safety"])
  })

  it("is not joined by products with similar words", async () => {
    const { count, is_fuzzy } = await searchShop(deps, "returns", page)
    expect([count, is_fuzzy]).toEqual([0, false])
  })

  it("does not reveal hidden widgets", async () => {
    expect(await list("secret sale")).toEqual([])
  })

  it("follows changes at once", async () => {
    const id = await backend.create("cognito/page", { name: "Kiln hire", url: "kiln" })
    expect(await list("kiln")).toEqual(["page: Kiln hire"])
    await backend.call("cognito/page/update", { id, name: "Oven hire" })
    expect([await list("kiln"), await list("oven")]).toEqual([[], ["page: Oven hire"]])
    await backend.call("cognito/page/disable", { id })
    expect(await list("oven")).toEqual([])
    await backend.call("cognito/page/delete", { id })
    const left = await deps.db
      .selectFrom("search_texts")
      .select("kind")
      .where("record_id", "=", id)
      .where("kind", "=", "page")
      .execute()
    expect(left).toEqual([])
  })
})
