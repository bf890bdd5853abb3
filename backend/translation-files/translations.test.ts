import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { sql } from "kysely"
import { getProduct } from "#backend/catalogue/product-detail.ts"
import { translateProduct, translateTiles } from "#backend/catalogue/translate-catalogue.ts"
import { getPage } from "#backend/content/pages.ts"
import { getDomain, getInitialData } from "#backend/content/site.ts"
import type { Deps } from "#backend/deps.ts"
import { countQueries } from "#tests/support/count-queries.ts"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import { importTranslations, type TranslationEntry } from "#tests/support/import-translations.ts"
import { createGroupRow, createProductRow } from "#tests/support/shop-rows.ts"
import { listTranslations } from "./plan-import.ts"

let database: TestDatabase
let deps: Deps
const german = () => ({ ...deps, language: "de" as const })

const rows = [
  {
    blocks: [
      {
        id: 7,
        widgets: [
          {
            type: "core/heading",
            templatevar: { heading: "Secret" },
            wrapper: { hidden: true },
          },
          {
            type: "core/call_to_action",
            templatevar: { heading: "Come in", html: "<p>Now</p>", button_link: "/shop" },
          },
        ],
      },
    ],
  },
]

beforeAll(async () => {
  database = await openTestDatabase()
  const { db } = database
  deps = { db, now: () => new Date() }
  const shop = await createGroupRow(db, "shop", null, { name: "Shop" })
  const resin = await createGroupRow(db, "resin", shop, { name: "Resin" })
  await createProductRow(db, "clear", {
    name: "Clear resin",
    blurb: "See through",
    content: "<p>Clear</p>",
    groupIds: [resin],
  })
  await db
    .insertInto("pages")
    .values({ name: "Start", url: "start", title: "Start", rows: JSON.stringify(rows) })
    .execute()
  const config = JSON.stringify({ profile: { club_additional_member: true } })
  const look = { theme_colour: "#ffffff", dark_theme_colour: "#000000" }
  await db
    .insertInto("domains")
    .values({ name: "Shop", ...look, seo_title_suffix: " | The Shop", config })
    .execute()
})
afterAll(() => database.close())

/** Imports texts in German as a file would; returns the issues, and how many texts changed. */
const importTexts = (entries: readonly TranslationEntry[], source: string | null = null) =>
  importTranslations(deps.db, "de", entries, source)

async function listStates() {
  const states: Record<string, string> = {}
  for await (const { kind, record, field, state } of listTranslations(deps.db, "de")) {
    states[`${kind} ${record} ${field}`] = state
  }
  return states
}

async function listChanges() {
  const { rows: found } = await sql<{
    changes: { kind: string; slug: string; language?: string }[]
  }>`
    DELETE FROM change_outbox RETURNING changes`.execute(deps.db)
  return found
    .flatMap(({ changes }) => changes)
    .map(({ kind, slug, language = "all" }) => `${kind}:${slug} ${language}`)
    .sort()
}

describe("a product in another language", () => {
  it("has its translated fields, names them, and keeps the others in English", async () => {
    await importTexts([["product", "clear", "name", "Klares Harz"]])
    const product = await translateProduct(german(), await getProduct(german(), "clear"))
    expect(product).toMatchObject({
      name: "Klares Harz",
      blurb: "See through",
      translated_fields: ["name"],
      complete_languages: [],
    })
    const [tile] = product ? await translateTiles(german(), [product]) : []
    expect(tile?.translated_fields).toEqual(["name"])
  })

  it("is announced once title, description and content exist, which concerns every language", async () => {
    await listChanges()
    await importTexts([["product", "clear", "content", "<p>Klar</p>"]])
    expect(await listChanges()).toEqual([
      "group:resin de",
      "group:shop de",
      "product:clear all",
      "product:clear de",
    ])
    expect((await getProduct(deps, "clear"))?.complete_languages).toEqual(["de"])
    await importTexts([["product", "clear", "content", "<p>Ganz klar</p>"]])
    expect(await listChanges()).not.toContain("product:clear all")
  })

  it("takes one query for all texts of its page, and none in English", async () => {
    const { db, getCount } = countQueries(database.db)
    const product = await getProduct(deps, "clear")
    await translateProduct({ ...german(), db }, product)
    expect(getCount()).toBe(1)
    await translateProduct({ ...deps, db }, product)
    expect(getCount()).toBe(1)
  })

  it("is the English product in a language without translations, and in English", async () => {
    const french = { ...deps, language: "fr" as const }
    expect(await translateProduct(french, await getProduct(french, "clear"))).toMatchObject({
      name: "Clear resin",
      translated_fields: [],
    })
    const english = await getProduct(deps, "clear")
    expect(await translateProduct(deps, english)).toBe(english)
  })
})

describe("a page in another language", () => {
  const field = (name: string) => `block.7.1.${name}`

  it("has the texts of its widgets by block and position, also beside hidden widgets", async () => {
    await importTexts([
      ["page", "start", field("heading"), "Herein"],
      ["page", "start", field("html"), "<p>Jetzt</p>"],
    ])
    const page = await getPage(german(), "start", { withRows: true })
    expect(page?.rows[0]?.blocks[0]?.widgets).toMatchObject([
      {
        templatevar: { heading: "Herein", html: "<p>Jetzt</p>", button_link: "/shop" },
        translated_fields: ["heading", "html"],
      },
    ])
    expect(page).toMatchObject({ title: "Start", complete_languages: [] })
  })

  it("is complete with its title and all its texts, in every response", async () => {
    await importTexts([
      ["page", "start", "title", "Anfang"],
      ["page", "start", "block.7.0.heading", "Geheim"],
    ])
    const data = await getInitialData(german())
    expect(data?.pages).toMatchObject([{ title: "Anfang", complete_languages: ["de"] }])
    expect(data?.languages).toEqual(["de"])
    const english = await getInitialData(deps)
    expect(english?.pages).toMatchObject([{ title: "Start", complete_languages: ["de"] }])
    expect(english?.pages[0]?.translated_fields).toBeUndefined()
  })
})

describe("widgets of a page that change places", () => {
  const heading = (text: string) => ({ type: "core/heading", templatevar: { heading: text } })
  const field = (at: number) => `block.5.${at}.heading`

  async function savePage(...texts: string[]) {
    const blocks = [{ id: 5, widgets: texts.map(heading) }]
    const page = { name: "Moves", url: "moves", rows: JSON.stringify([{ blocks }]) }
    await deps.db
      .insertInto("pages")
      .values(page)
      .onConflict((conflict) => conflict.column("url").doUpdateSet(page))
      .execute()
  }

  async function listShown() {
    const page = await getPage(german(), "moves", { withRows: true })
    return page?.rows[0]?.blocks[0]?.widgets.map(({ templatevar }) => templatevar.heading)
  }

  const isComplete = async () =>
    (await getPage(deps, "moves", { withRows: false }))?.complete_languages?.includes("de")

  it("take their translations along, and a new one before them has none until it is translated", async () => {
    await savePage("Tea", "Milk")
    await importTexts([
      ["page", "moves", field(0), "Tee"],
      ["page", "moves", field(1), "Milch"],
    ])
    await savePage("Milk", "Tea")
    expect(await listShown()).toEqual(["Milch", "Tee"])
    expect(await isComplete()).toBe(true)
    await savePage("Water", "Tea", "Milk")
    expect(await listShown()).toEqual(["Water", "Tee", "Milch"])
    expect(await isComplete()).toBe(false)
    expect(await listStates()).toMatchObject({
      [`page moves ${field(0)}`]: "missing",
      [`page moves ${field(1)}`]: "translated",
      [`page moves ${field(2)}`]: "translated",
    })
    await savePage("Water", "Milk")
    expect(await listStates()).toMatchObject({
      [`page moves ${field(0)}`]: "outdated",
      [`page moves ${field(1)}`]: "translated",
    })
  })

  it("lose no translation when another text is saved at their former position", async () => {
    await savePage("Water", "Tea", "Milk")
    await importTexts([["page", "moves", field(0), "Wasser"]])
    expect(await listShown()).toEqual(["Wasser", "Tee", "Milch"])
    await savePage("Tea", "Milk", "Water")
    expect(await listShown()).toEqual(["Tee", "Milch", "Wasser"])
  })
})

describe("the site in another language", () => {
  const memberLabel = "config.profile.club_additional_member_label"

  it("has its translated texts, with the space that separates the suffix of a title", async () => {
    const { id } = (await getDomain(deps)) ?? { id: 0 }
    await importTexts([
      ["site", String(id), "seo_title_suffix", "| Der Laden"],
      ["site", String(id), memberLabel, "Zweites Mitglied"],
    ])
    const translated = {
      name: "Shop",
      seo_title_prefix: "",
      seo_title_suffix: " | Der Laden",
      config: { profile: { club_additional_member_label: "Zweites Mitglied" } },
    }
    expect(await getDomain(german())).toMatchObject(translated)
    expect((await getInitialData(german()))?.current_domain).toMatchObject(translated)
    expect(await getDomain(deps)).toMatchObject({
      seo_title_suffix: " | The Shop",
      config: { profile: { club_additional_member_label: "Partner Name" } },
    })
  })

  it("offers only the labels that visitors see", async () => {
    const hidden = JSON.stringify({ profile: { club_additional_member: false } })
    await deps.db.updateTable("domains").set({ config: hidden }).execute()
    const { issues } = await importTexts([["site", "1", memberLabel, "Mitglied"]])
    expect(issues).toHaveLength(1)
  })
})

describe("an import", () => {
  it("refuses every text that does not fit, with its place, and saves none", async () => {
    const { issues, changed } = await importTexts([
      ["product", "clear", "blurb", "Durchsichtig"],
      ["product", "clear", "blurb", "Durchsichtig"],
      ["product", "cloudy", "name", "Trüb"],
      ["product", "clear", "badge", "Neu"],
      ["nonsense", "clear", "name", "Klar"],
      ["product", "clear", "content", "<b>Klar</b>"],
      ["page", "start", field("button_link"), "/laden"],
      ["product", "clear", "title", ""],
    ])
    expect(changed).toBe(0)
    expect(issues.map(({ line, message }) => [line, message])).toEqual([
      [3, "is in the file twice"],
      [4, "belongs to a record that the shop does not have"],
      [5, "is a field that is empty in English, or that the record does not have"],
      [6, "is of a kind that cannot be translated"],
      [7, "has <b>, which the English text has not"],
      [8, "is a field that is empty in English, or that the record does not have"],
    ])
  })

  const field = (name: string) => `block.7.1.${name}`

  it("changes nothing the second time", async () => {
    expect(await importTexts([["product", "clear", "blurb", "Durchsichtig"]])).toEqual({
      issues: [],
      changed: 1,
    })
    await listChanges()
    expect(await importTexts([["product", "clear", "blurb", "Durchsichtig"]])).toEqual({
      issues: [],
      changed: 0,
    })
    expect(await listChanges()).toEqual([])
  })

  it("marks a text as outdated once its source changes, and as current with the new source", async () => {
    expect((await listStates())["product clear blurb"]).toBe("translated")
    await deps.db.updateTable("products").set({ blurb: "See right through" }).execute()
    expect((await listStates())["product clear blurb"]).toBe("outdated")
    const product = await translateProduct(german(), await getProduct(german(), "clear"))
    expect(product?.blurb).toBe("Durchsichtig")
    await importTexts([["product", "clear", "blurb", "Ganz durchsichtig"]], "See through")
    expect((await listStates())["product clear blurb"]).toBe("outdated")
    await importTexts([["product", "clear", "blurb", "Ganz durchsichtig"]], "See right through")
    expect((await listStates())["product clear blurb"]).toBe("translated")
  })
})

it("lists the shop's own questions of reviews and their choices as terms", async () => {
  const reviews = { question_1: "Size [resin]: S / M", question_3: "Smell: good / bad" }
  const set = (config: object) =>
    deps.db
      .updateTable("domains")
      .set({ config: JSON.stringify(config) })
      .execute()
  await set({ reviews })
  await importTexts([["term", "0", "Size", "Größe"]])
  const terms = Object.entries(await listStates()).filter(([name]) => name.startsWith("term"))
  expect(Object.fromEntries(terms)).toEqual({
    "term 0 Size": "translated",
    ...Object.fromEntries(
      ["S", "M", "Smell", "good", "bad"].map((text) => [`term 0 ${text}`, "missing"]),
    ),
  })
  await set({})
})
