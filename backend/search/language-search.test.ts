import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import type { Locale } from "#lib/contract/languages.ts"
import { importTranslations, type TranslationEntry } from "#tests/support/import-translations.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"
import { searchShop } from "./product-search.ts"

let backend: TestBackend
const page = { limit: 12, offset: 0 }

beforeAll(async () => {
  backend = await openTestBackend()
  const shop = await backend.create("cognito/group", { name: "Shop", url: "shop" })
  const names = [
    ["clear-resin", "Clear resin"],
    ["door-sign", "Door sign"],
    ["glue", "Glue"],
  ] as const
  for (const [url, name] of names) {
    const id = await backend.create("sell/product", { name, url, group_ids: [shop] })
    await backend.create("sell/sku", { product_id: id, code: url, price: "20.00", stock: 1 })
  }
  await backend.create("cognito/page", {
    name: "Delivery",
    url: "delivery",
    title: "Delivery",
    content: "<p>By post</p>",
  })
  await importTexts("de", [
    ["product", "clear-resin", "name", "Klares Kunstharz"],
    ["product", "door-sign", "name", "Türschilder"],
    ["page", "delivery", "title", "Lieferung"],
    ["page", "delivery", "content", "<p>Mit der Post</p>"],
  ])
  await importTexts("ja", [
    ["product", "clear-resin", "name", "透明レジン"],
    ["product", "door-sign", "name", "ドアサイン"],
  ])
  await importTexts("ar", [["product", "clear-resin", "name", "راتنج شفاف للطباعة"]])
})
afterAll(() => backend.close())

async function importTexts(language: Locale, entries: readonly TranslationEntry[]) {
  const { db } = backend.database
  expect((await importTranslations(db, language, entries)).issues).toEqual([])
}

async function search(language: Locale | null, text: string) {
  const deps = { db: backend.database.db, now: () => new Date(), language }
  const { data, is_fuzzy, content, count } = await searchShop(deps, text, page)
  return { slugs: data.map(({ slug }) => slug), isFuzzy: is_fuzzy, content, count }
}

describe("a search in another language", () => {
  it.each([
    ["de", "kunstharz", "clear-resin"],
    ["de", "Türschild", "door-sign"],
    ["de", "klares kunst", "clear-resin"],
    ["ja", "レジン", "clear-resin"],
    ["ja", "透明なレジン", "clear-resin"],
    ["ja", "サイン", "door-sign"],
    ["ar", "راتنج", "clear-resin"],
    ["ar", "شفاف راتنج", "clear-resin"],
  ] as const)("finds a product by its words: %s, %s", async (language, text, slug) => {
    expect(await search(language, text)).toMatchObject({ slugs: [slug], count: 1 })
  })

  it("finds products by their English words, also beside translated ones", async () => {
    expect((await search("de", "resin")).slugs).toEqual(["clear-resin"])
    expect((await search("de", "glue")).slugs).toEqual(["glue"])
  })

  it("corrects a typing error", async () => {
    expect(await search("de", "kunsthartz")).toMatchObject({
      slugs: ["clear-resin"],
      isFuzzy: true,
    })
  })

  it("finds content, with its name and text in that language", async () => {
    const { content } = await search("de", "lieferung")
    expect(content).toMatchObject([
      {
        kind: "page",
        name: "Lieferung",
        text: "Mit der Post",
        translated_fields: ["name", "text"],
      },
    ])
    expect((await search("de", "delivery")).content).toMatchObject([{ name: "Lieferung" }])
  })

  it("finds nothing of another language", async () => {
    expect((await search(null, "kunstharz")).slugs).toEqual([])
    expect((await search("ja", "kunstharz")).slugs).toEqual([])
  })
})
