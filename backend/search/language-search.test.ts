import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import type { Locale } from "#lib/contract/languages.ts"
import { importTranslations, type TranslationEntry } from "#tests/support/import-translations.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"
import { addSynonym } from "./edit-search.ts"
import { searchShop } from "./product-search.ts"

let backend: TestBackend
const page = { limit: 12, offset: 0 }

beforeAll(async () => {
  backend = await openTestBackend()
  const shop = await backend.create("cognito/group", { name: "Shop", url: "shop" })
  const products = [
    ["clear-resin", "Clear resin", ["Clear"]],
    ["door-sign", "Door sign", ["Grey", "Gray"]],
    ["glue", "Glue", ["Grey", "Black"]],
    ["spool", "Spool", ["Gray"]],
  ] as const
  for (const [url, name, values] of products) {
    const attributes = [
      { name: "Colour", values: [...values] },
      ...(url === "spool" ? [{ name: "Chain", values: ["No chain"] }] : []),
    ]
    const id = await backend.create("sell/product", { name, url, attributes, group_ids: [shop] })
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
    ["product", "glue", "name", "Kleber"],
    ["product", "spool", "name", "Spule"],
    ["term", "0", "Colour", "Farbe"],
    ["term", "0", "Clear", "Klar"],
    ["term", "0", "Grey", "Grau"],
    ["term", "0", "Gray", "Grau"],
    ["term", "0", "Black", "Schwarz"],
    ["term", "0", "No chain", "Ohne Kette"],
    ["page", "delivery", "title", "Lieferung"],
    ["page", "delivery", "content", "<p>Mit der Post</p>"],
  ])
  await importTexts("ja", [
    ["product", "clear-resin", "name", "透明レジン"],
    ["product", "door-sign", "name", "ドアサイン"],
    ["term", "0", "Grey", "グレー"],
    ["term", "0", "Clear", "クリア"],
  ])
  await importTexts("ar", [
    ["product", "clear-resin", "name", "راتنج شفاف للطباعة"],
    ["product", "glue", "name", "غراء"],
    ["term", "0", "Grey", "رمادي"],
  ])
  const synonyms = [
    ["de", "Leim", "Kleber", true],
    ["de", "Schildchen", "Türschilder", false],
    ["de", "Garnrolle", "spool", true],
    ["ja", "樹脂", "レジン", true],
    ["ja", "標識", "ドアサイン", true],
    ["en", "adhesive", "glue", true],
  ] as const
  for (const [language, words, others, isTwoWay] of synonyms) {
    const added = await addSynonym(backend.database.db, { language, words, others, isTwoWay })
    expect(added.ok).toBe(true)
  }
})
afterAll(() => backend.close())

async function importTexts(language: Locale, entries: readonly TranslationEntry[]) {
  const { db } = backend.database
  expect((await importTranslations(db, language, entries)).issues).toEqual([])
}

async function search(language: Locale | null, text: string) {
  const deps = { db: backend.database.db, now: () => new Date(), language }
  const { data, is_fuzzy, content, count, understood } = await searchShop(deps, text, page)
  const slugs = data.map(({ slug }) => slug).sort()
  return { slugs, isFuzzy: is_fuzzy, content, count, understood }
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

describe("synonyms of a language", () => {
  it.each([
    ["de", "leim", ["glue"]],
    ["de", "Schildchen", ["door-sign"]],
    ["de", "adhesive", ["glue"]],
    ["ja", "透明樹脂", ["clear-resin"]],
    ["ja", "樹脂", ["clear-resin"]],
    ["ja", "標識", ["door-sign"]],
    [null, "adhesive", ["glue"]],
  ] as const)("are searched in it, those of English in every one: %s, %s", async (...given) => {
    const [language, text, slugs] = given
    expect(await search(language, text)).toMatchObject({ slugs, isFuzzy: false })
  })

  it.each([
    [null, "leim"],
    [null, "garnrolle"],
    ["ja", "leim"],
    ["de", "樹脂"],
    [null, "標識"],
  ] as const)("are not searched in another: %s, %s", async (language, text) => {
    expect((await search(language, text)).slugs).toEqual([])
  })

  it("follow a typing error in them", async () => {
    expect(await search("de", "schildschen")).toMatchObject({ slugs: ["door-sign"], isFuzzy: true })
  })

  it("are left out of a search in quotation marks", async () => {
    expect((await search("de", "“Leim”")).slugs).toEqual([])
    expect((await search("de", "“Kleber”")).slugs).toEqual(["glue"])
  })
})

describe("values of options and attributes in the language of a search", () => {
  const colours = (...values: string[]) => values.map((value) => ({ name: "Colour", value }))

  it.each([
    ["de", "graues Türschild", ["door-sign"], "Türschild", colours("Gray", "Grey")],
    ["de", "Kleber grau", ["glue"], "Kleber", colours("Gray", "Grey")],
    ["de", "schwarzer leim", ["glue"], "leim", colours("Black")],
    ["de", "black Kleber", ["glue"], "Kleber", colours("Black")],
    ["de", "graue", ["door-sign", "glue", "spool"], "", colours("Gray", "Grey")],
    ["ja", "グレーのドアサイン", ["door-sign"], "ドアサイン", colours("Grey")],
    ["ja", "サイングレー", ["door-sign"], "サイン", colours("Grey")],
    ["ja", "クリア 樹脂", ["clear-resin"], "樹脂", colours("Clear")],
    ["ar", "الغراء الرمادي", ["glue"], "الغراء", colours("Grey")],
  ] as const)("filter it: %s, %s", async (language, text, slugs, words, values) => {
    const found = await search(language, text)
    expect(found).toMatchObject({ slugs, isFuzzy: false })
    expect(found.understood).toMatchObject({ words, values, is_applied: true })
  })

  it("are only offered if the translated name of a product has all the words", async () => {
    expect(await search("de", "Kunstharz klares")).toMatchObject({
      slugs: ["clear-resin"],
      understood: { is_applied: false, words: "Kunstharz", values: colours("Clear") },
    })
    expect((await search("de", "klare Kunstharz")).understood).toMatchObject({ is_applied: true })
  })

  it("are not understood from a part of their words", async () => {
    expect((await search("de", "Kette")).understood).toBeNull()
    expect((await search("de", "ohne Kette")).slugs).toEqual(["spool"])
  })

  it("are not understood in another language, or if they find nothing", async () => {
    expect((await search(null, "graues door")).understood).toBeNull()
    expect((await search("ja", "grau")).understood).toBeNull()
    expect(await search("de", "schwarzes Kunstharz")).toMatchObject({ understood: null })
  })

  it("follow a new translation", async () => {
    await importTexts("de", [["term", "0", "Black", "Rabenschwarz"]])
    expect((await search("de", "rabenschwarzer Kleber")).slugs).toEqual(["glue"])
    expect((await search("de", "schwarzer Kleber")).understood).toBeNull()
    await importTexts("de", [["term", "0", "Black", "Schwarz"]])
  })
})
