import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals"
import { sql } from "kysely"
import { listTranslations } from "#backend/translation-files/plan-import.ts"
import { buildTranslationFile } from "#backend/translation-files/translation-file.ts"
import type { Locale } from "#lib/contract/languages.ts"
import {
  translationCalls,
  type WireTranslatedRecord,
} from "#lib/contract/translation-admin-calls.ts"
import { importTranslations } from "#tests/support/import-translations.ts"
import { createGroupRow, createProductRow } from "#tests/support/shop-rows.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"
import { countTexts } from "./count-texts.ts"

let backend: TestBackend
let clear: number
let grey: number
const rows = [{ blocks: [{ id: 7, title: "Welcome", widgets: [] }] }]

beforeAll(async () => {
  backend = await openTestBackend()
  const { db } = backend.database
  const resin = await createGroupRow(db, "resin", null, { name: "Resin" })
  clear = await createProductRow(db, "clear", {
    name: "Clear resin",
    blurb: "\u00a0See through\n",
    content: '<p>Clear. <a href="/care">Care</a></p>',
    groupIds: [resin],
  })
  grey = await createProductRow(db, "grey", { name: "Grey resin", blurb: "", content: "" })
  await db
    .insertInto("pages")
    .values({ name: "Start", url: "start", title: "Start", rows: JSON.stringify(rows) })
    .execute()
})
afterAll(() => backend.close())
beforeEach(async () => {
  await backend.database.db.deleteFrom("translations").execute()
  await backend.database.db.deleteFrom("translated_search").execute()
  await backend.database.db.deleteFrom("change_outbox").execute()
})

const product = { language: "de", kind: "product" }

async function getTexts(input: object = {}): Promise<WireTranslatedRecord> {
  const { body } = await backend.call("cognito/translation/detail", {
    ...product,
    record_id: clear,
    ...input,
  })
  const { item } = translationCalls.getTranslations.response.parse(body)
  if (item === null) throw new Error("no such record")
  return item
}

/** Saves texts as a screen does that shows the record as it is now. */
async function save(texts: Readonly<Record<string, string>>, shown?: WireTranslatedRecord) {
  const { data } = shown ?? (await getTexts())
  return backend.call("cognito/translation/save", {
    ...product,
    record_id: clear,
    texts: Object.entries(texts).map(([field, text]) => ({
      field,
      text,
      version: data.find((each) => each.field === field)?.version ?? "none",
    })),
  })
}

async function list(input: object) {
  const { body } = await backend.call("cognito/translation/list", { ...product, ...input })
  return translationCalls.listTranslations.response.parse(body)
}

async function listChanges() {
  const { rows: found } = await sql<{
    changes: { kind: string; slug: string; language?: string }[]
  }>`DELETE FROM change_outbox RETURNING changes`.execute(backend.database.db)
  return found
    .flatMap(({ changes }) => changes)
    .map(({ kind, slug, language = "all" }) => `${kind}:${slug} ${language}`)
    .sort()
}

describe("the list of records", () => {
  it("has their numbers of texts, filtered by state and search, page by page", async () => {
    expect((await list({})).data).toEqual([
      { id: clear, key: "clear", name: "Clear resin", texts: 3, missing: 3, outdated: 0 },
      { id: grey, key: "grey", name: "Grey resin", texts: 1, missing: 1, outdated: 0 },
    ])
    await importTranslations(backend.database.db, "de", [
      ["product", "grey", "name", "Graues Harz"],
    ])
    await importTranslations(
      backend.database.db,
      "de",
      [["product", "clear", "name", "Klares Harz"]],
      "Clear",
    )
    const find = async (input: object) => (await list(input)).data.map(({ key }) => key)
    expect((await list({ state: "outdated" })).data).toMatchObject([{ missing: 2, outdated: 1 }])
    expect(await find({ state: "missing" })).toEqual(["clear"])
    expect(await find({ state: "open" })).toEqual(["clear"])
    expect(await find({ state: "translated" })).toEqual(["grey"])
    expect(await find({ search: "GREY" })).toEqual(["grey"])
    expect(await find({ search: "%" })).toEqual([])
    expect(await find({ after: clear })).toEqual(["grey"])
    const second = await list({ page: 2, page_size: 1 })
    expect([second.count, second.data.map(({ key }) => key)]).toEqual([2, ["grey"]])
  })

  it("counts texts of pages in their blocks", async () => {
    await importTranslations(backend.database.db, "de", [["page", "start", "title", "Anfang"]])
    const { data } = await list({ kind: "page", search: "sta", state: "missing" })
    expect(data).toMatchObject([{ key: "start", name: "Start", texts: 3, missing: 2 }])
    expect((await list({ kind: "page", state: "translated" })).count).toBe(0)
  })

  it("counts as exported files do, for every kind and language", async () => {
    const { db } = backend.database
    await importTranslations(db, "de", [["product", "clear", "blurb", "Durchsichtig"]])
    await importTranslations(db, "fr", [["page", "start", "title", "Accueil"]], "Begin")
    for (const { language, kinds } of await countTexts(db, ["de", "fr", "it"])) {
      const counts = await countExported(language)
      expect(Object.fromEntries(kinds.map(({ kind, ...each }) => [kind, each]))).toEqual(counts)
    }
  })
})

async function countExported(language: Locale) {
  const counts: Record<string, { texts: number; missing: number; outdated: number }> = {}
  for await (const { kind, state } of listTranslations(backend.database.db, language)) {
    counts[kind] ??= { texts: 0, missing: 0, outdated: 0 }
    counts[kind].texts += 1
    if (state !== "translated") counts[kind][state] += 1
  }
  return counts
}

describe("the texts of a record", () => {
  it("are those of the state and the search, page by page", async () => {
    await save({ name: "Klares Harz" })
    const all = await getTexts()
    expect(all).toMatchObject({ key: "clear", name: "Clear resin", texts: 3, missing: 2, count: 3 })
    expect(all.data).toMatchObject([
      { field: "name", source: "Clear resin", text: "Klares Harz", state: "translated" },
      { field: "blurb", is_multiline: true, text: "", state: "missing" },
      { field: "content", format: "html", is_multiline: true },
    ])
    const page = await getTexts({ state: "missing", page: 2, page_size: 1 })
    expect([page.count, page.data.map(({ field }) => field)]).toEqual([2, ["content"]])
    expect((await getTexts({ search: "klares" })).data.map(({ field }) => field)).toEqual(["name"])
  })

  it("are absent for a record that does not exist", async () => {
    const input = { ...product, record_id: 2_000_000_000 }
    expect((await backend.call("cognito/translation/detail", input)).body.item).toBeNull()
    const texts = [{ field: "name", text: "Harz", version: "none" }]
    const saved = await backend.call("cognito/translation/save", { ...input, texts })
    expect(saved.status).toBe(404)
  })
})

describe("a save", () => {
  it("changes the pages of its language, and all languages once the record is complete", async () => {
    expect((await save({ name: "Klares Harz" })).body).toEqual({ changed: 1 })
    expect(await listChanges()).toEqual(["group:resin de", "product:clear de"])
    await save({ content: '<p>Klar. <a href="/care">Pflege</a></p>' })
    expect(await listChanges()).toContain("product:clear all")
  })

  it("of an empty text removes the translation, also from the search, and publishes that", async () => {
    await save({ name: "Klares Harz", content: '<p>Klar. <a href="/care">Pflege</a></p>' })
    await listChanges()
    expect((await save({ content: " " })).body).toEqual({ changed: 1 })
    expect(await listChanges()).toEqual(["group:resin de", "product:clear all", "product:clear de"])
    expect((await getTexts()).data.at(-1)).toMatchObject({ text: "", state: "missing" })
    const indexed = () =>
      backend.database.db.selectFrom("translated_search").select("record_id").execute()
    expect(await indexed()).toHaveLength(1)
    await save({ name: "" })
    expect(await indexed()).toEqual([])
  })

  it("is all or nothing, with a message for each text that does not fit", async () => {
    const { status, body } = await save({
      name: "Klares\nHarz",
      blurb: "Durchsichtig",
      content: "<p>Klar.</p>",
    })
    expect([status, body.fields]).toEqual([
      400,
      {
        name: "This translation has several lines; the English text has one.",
        content: "This translation lacks the link /care.",
      },
    ])
    expect(await getTexts()).toMatchObject({ missing: 3 })
    expect(await listChanges()).toEqual([])
  })

  it("is recorded with the texts before and after", async () => {
    await save({ name: "Harz" })
    await save({ name: "Klares Harz" })
    const { body } = await backend.call("cognito/audit/list", { call: "cognito/translation/save" })
    expect(body.data?.[0]).toMatchObject({
      changes: [{ field: `de product ${clear} name`, before: "Harz", after: "Klares Harz" }],
    })
  })
})

describe("two people", () => {
  it("do not overwrite each other's text of the same field", async () => {
    const shown = await getTexts()
    expect((await save({ name: "Klares Harz", blurb: "Klar" }, shown)).status).toBe(200)
    const late = await save({ name: "Harz", content: "<p>Klar.</p>" }, shown)
    expect([late.status, late.body.fields]).toEqual([
      409,
      {
        name: "Somebody has saved another translation in the meantime.",
        content: "This translation lacks the link /care.",
      },
    ])
    expect((await getTexts()).data[0]).toMatchObject({ text: "Klares Harz" })
  })

  it("may save different fields, and one request twice", async () => {
    const shown = await getTexts()
    await save({ name: "Klares Harz" }, shown)
    expect((await save({ blurb: "Durchsichtig" }, shown)).status).toBe(200)
    expect((await save({ name: "Klares Harz" }, shown)).body).toEqual({ changed: 0 })
  })

  it("save at the same time: one of them gets a conflict", async () => {
    const shown = await getTexts()
    const both = await Promise.all([save({ name: "Harz" }, shown), save({ name: "Resin" }, shown)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it("notice that the English text changed meanwhile", async () => {
    const shown = await getTexts()
    const update = (blurb: string) =>
      backend.database.db.updateTable("products").set({ blurb }).where("id", "=", clear).execute()
    await update("Clear as water")
    const { status, body } = await save({ blurb: "Durchsichtig" }, shown)
    expect([status, body.fields?.blurb]).toEqual([
      409,
      "The English text has changed in the meantime.",
    ])
    await update("\u00a0See through\n")
  })
})

describe("texts of widgets that moved since they were translated", () => {
  const place = (at: number) => `block.7.${at}.heading`
  const input = { language: "de", kind: "page" }
  let page = 0

  const savePage = async (...headings: string[]) => {
    const widgets = headings.map((heading) => ({
      type: "core/heading",
      templatevar: { heading },
    }))
    const moved = JSON.stringify([{ blocks: [{ id: 7, title: "Welcome", widgets }] }])
    const { id } = await backend.database.db
      .updateTable("pages")
      .set({ rows: moved })
      .where("url", "=", "start")
      .returning("id")
      .executeTakeFirstOrThrow()
    page = id
  }
  const getHeadings = async () => {
    const { data } = await getTexts({ ...input, record_id: page, search: "heading" })
    return data.map(({ source, text, state, version }) => ({ source, text, state, version }))
  }

  it("are shown, counted and removed where they are now", async () => {
    const { db } = backend.database
    await savePage("Tea", "Milk")
    await importTranslations(db, "de", [
      ["page", "start", place(0), "Tee"],
      ["page", "start", place(1), "Milch"],
    ])
    await savePage("Milk", "Tea")
    const shown = await getHeadings()
    expect(shown).toMatchObject([
      { source: "Milk", text: "Milch", state: "translated" },
      { source: "Tea", text: "Tee", state: "translated" },
    ])
    const open = await countExported("de")
    expect((await list({ kind: "page" })).data).toMatchObject([
      { missing: open.page?.missing, outdated: 0 },
    ])
    const [{ kinds } = { kinds: [] }] = await countTexts(db, ["de"])
    expect(kinds.find(({ kind }) => kind === "page")).toMatchObject(open.page ?? {})
    const texts = [{ field: place(0), text: "", version: shown[0]?.version ?? "none" }]
    await backend.call("cognito/translation/save", { ...input, record_id: page, texts })
    expect(await getHeadings()).toMatchObject([
      { source: "Milk", text: "", state: "missing" },
      { source: "Tea", text: "Tee", state: "translated" },
    ])
    await db
      .updateTable("pages")
      .set({ rows: JSON.stringify(rows) })
      .execute()
  })
})

describe("files", () => {
  const file = (text: string) => ({ language: "de", name: "german.csv", text })
  const csv = (name: string) => `kind,record,field,translation\nproduct,clear,name,${name}\n`

  it("are imported as they were exported, with what was translated", async () => {
    await save({ name: "Klares Harz" })
    const input = { language: "de", format: "xliff", state: "open" } as const
    const xliff = await buildTranslationFile(backend.database.db, input, new Date())
    expect(xliff.name).toMatch(/^translations-de-\d{4}-\d\d-\d\d\.xlf$/)
    const text = Buffer.from(xliff.data, "base64").toString()
    expect(text).not.toContain("Klares Harz")
    const done = text.replace(/(<source[^>]*>Grey resin<\/source>)/, "$1<target>Grau</target>")
    const imported = await backend.call("cognito/translation/import", {
      language: "de",
      name: xliff.name,
      text: done,
    })
    expect(imported.body).toMatchObject({ texts: 1, changed: 1, issues: [] })
    expect(await getTexts({ record_id: grey })).toMatchObject({ missing: 0 })
  })

  it("are checked first, and imported only if every text fits", async () => {
    const check = await backend.call("cognito/translation/checkImport", file(csv("Klares Harz")))
    expect(check.body).toEqual({ texts: 1, changed: 0, issue_count: 0, issues: [] })
    const input = file(`${csv("<b>Klar</b>")}product,clear,blurb,Klar\n`)
    const { status, body } = await backend.call("cognito/translation/import", input)
    expect([status, body]).toEqual([
      200,
      {
        texts: 2,
        changed: 0,
        issue_count: 1,
        issues: [
          {
            line: 2,
            place: "product clear, name",
            message: "has <b>, which the English text has not",
          },
        ],
      },
    ])
    expect(await getTexts()).toMatchObject({ missing: 3 })
  })

  it("are rejected if they cannot be read, and recorded with their texts if they are saved", async () => {
    const broken = await backend.call("cognito/translation/import", file("name\nKlar\n"))
    expect([broken.status, broken.body.fields?.text]).toEqual([
      400,
      'german.csv has no column "kind" in its first line.',
    ])
    await backend.call("cognito/translation/import", file(csv("Klares Harz")))
    const { body } = await backend.call("cognito/audit/list", {
      call: "cognito/translation/import",
    })
    expect(body.data?.[0]).toMatchObject({ changes: [{ after: "Klares Harz" }] })
  })
})
