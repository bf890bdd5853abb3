import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import type { Deps } from "#backend/deps.ts"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import { createProductRow } from "#tests/support/shop-rows.ts"
import { searchShop } from "./product-search.ts"
import { parseSearchWords } from "./search-words.ts"

describe("the words of a search", () => {
  it.each([
    ["Grey  RESIN", ["grey", "resin"]],
    ["Résin ÄÖ straße", ["resin", "ao", "strasse"]],
    ["RS-500-GREY", ["rs", "500", "grey"]],
    ["75ml bottle, bottle", ["75ml", "bottle"]],
    ["'; DROP TABLE products; --", ["drop", "table", "products"]],
    ["a & b | !c:* <-> (d)", ["a", "b", "c", "d"]],
    ["🦆🦆", []],
    ["", []],
    ["日本 語", ["日本", "語"]],
  ])("parses %j into normalised words", (text, words) => {
    expect(parseSearchWords(text)).toEqual(words)
  })

  it("returns at most twelve words of at most sixty characters", () => {
    const many = Array.from({ length: 40 }, (_, index) => `w${index}`).join(" ")
    expect(parseSearchWords(many)).toHaveLength(12)
    expect(parseSearchWords("x".repeat(100))).toEqual(["x".repeat(60)])
  })
})

let database: TestDatabase
let deps: Deps

beforeAll(async () => {
  database = await openTestDatabase()
  const { db } = database
  deps = { db, now: () => new Date() }
  await createProductRow(db, "by-name", { name: "Tough Résin" })
  await createProductRow(db, "by-code", { name: "Bottle", skus: [{ code: "RESIN-500-GREY" }] })
  await createProductRow(db, "by-blurb", { name: "Gloves", blurb: "For pouring resin" })
  await createProductRow(db, "by-text", {
    name: "Apron",
    content: "<p>Keeps <b>resins</b> off.</p>",
  })
  await createProductRow(db, "pendant", { name: "Keepsake Pendants", brand: "Elegoo" })
  await createProductRow(db, "hidden", { name: "Hidden resin", enabled: false })
})

afterAll(() => database.close())

async function find(text: string) {
  const { data, is_fuzzy } = await searchShop(deps, text, { limit: 12, offset: 0 })
  return { slugs: data.map(({ slug }) => slug), is_fuzzy }
}

describe("a product search", () => {
  it("ranks matches in the name above those in code, blurb and content", async () => {
    const { slugs } = await find("resin")
    expect(slugs).toEqual(["by-name", "by-code", "by-blurb", "by-text"])
  })

  it.each([
    ["a name with accents by a word without them", "resin tough", "by-name"],
    ["a name without accents by a word with them", "pendánt", "pendant"],
    ["one form of a word by another", "pendants", "pendant"],
    ["a word by its prefix in last place", "keeps", "pendant"],
    ["what the last word begins, where its stem is shorter", "keepsak", "pendant"],
    ["a brand", "elegoo", "pendant"],
    ["a code", "RESIN-500-GREY", "by-code"],
    ["a code without its hyphens", "resin500grey", "by-code"],
    ["the remaining words when the last word is a stop word", "pendants for", "pendant"],
  ])("finds %s", async (_name, text, slug) => {
    const found = await find(text)
    expect(found.slugs).toContain(slug)
    expect(found.is_fuzzy).toBe(false)
  })

  it("matches only products that contain every word", async () => {
    expect((await find("tough pendant")).slugs).not.toContain("by-code")
  })

  it.each([
    ["pendnt", "pendant"],
    ["kepsake pendent", "pendant"],
    ["tuogh resin", "by-name"],
    ["elegooo", "pendant"],
  ])("corrects %s and reports the result as fuzzy", async (text, slug) => {
    const found = await find(text)
    expect(found.slugs[0]).toBe(slug)
    expect(found.is_fuzzy).toBe(true)
  })

  it("finds nothing when no known word is similar", async () => {
    expect(await find("zzzzqqqq")).toEqual({ slugs: [], is_fuzzy: false })
  })

  it("reflects a changed name and code immediately", async () => {
    const { db } = database
    await db.updateTable("products").set({ name: "Smock" }).where("url", "=", "by-text").execute()
    await db.updateTable("skus").set({ code: "SMK-1" }).where("code", "=", "BY-TEXT-0").execute()
    expect((await find("smock")).slugs).toEqual(["by-text"])
    expect((await find("SMK-1")).slugs).toEqual(["by-text"])
    expect((await find("apron")).slugs).not.toContain("by-text")
  })

  it("reads the codes of SKUs in one order, wherever their rows are stored", async () => {
    const { db } = database
    const skus = [{ code: "CAP-RED" }, { code: "CAP-BLUE" }, { code: "CAP-TEAL" }]
    await createProductRow(db, "cap", { name: "Cap", skus })
    const product = db.selectFrom("products").where("url", "=", "cap").select("search")
    const before = await product.executeTakeFirstOrThrow()
    await db.updateTable("skus").set({ code: "CAP-ROSE" }).where("code", "=", "CAP-RED").execute()
    await db.updateTable("skus").set({ code: "CAP-RED" }).where("code", "=", "CAP-ROSE").execute()
    expect(await product.executeTakeFirstOrThrow()).toEqual(before)
    await db.updateTable("products").set({ name: "Cap" }).where("url", "=", "cap").execute()
    expect(await product.executeTakeFirstOrThrow()).toEqual(before)
  })
})
