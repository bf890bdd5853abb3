import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sql } from "kysely"
import { getInitialData } from "#backend/content/site.ts"
import { openMedia } from "#backend/media/open-media.ts"
import { searchShop } from "#backend/search/product-search.ts"
import { listTranslations } from "#backend/translation-files/plan-import.ts"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import { resolveForTier } from "#tests/tiers.ts"
import { createGeneratedProducts } from "./create-generated-products.ts"
import { seed } from "./data/seed.ts"
import { type SeedDeps, saveDemoShop } from "./save-demo-shop.ts"
import type { Seed } from "./seed-types.ts"
import { listSegments } from "./translate-segments.ts"

/** The seed with two products, all lists, and nothing that refers to the other products. */
const smallSeed: Seed = {
  ...seed,
  products: seed.products
    .filter(({ url, skus }) => url === "standard-resin" || skus[0].code === "ACC-TRN-SOL")
    .map((product) => ({ ...product, related: [] })),
  promotions: [],
  galleries: [],
  reviews: [],
  questions: [],
  pages: [],
  blocks: [],
  pagePictures: [],
  articles: [],
  translations: {},
}

/** Core loads the whole seed once, for the shop that its other suites request. */
const loadedSeed = resolveForTier({ core: smallSeed, full: seed })

let database: TestDatabase
let deps: SeedDeps

beforeAll(async () => {
  database = await openTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), "curlew-seed-"))
  const media = openMedia({ DATA_DIR: dataDir })
  deps = { ...media, db: database.db, store: media.originals, dataDir, report: () => {} }
  expect(await saveDemoShop(deps, loadedSeed, { isRefresh: false })).toBe("loaded")
  expect((await readEverything()).products).toHaveLength(loadedSeed.products.length)
})

afterAll(async () => {
  await database.close()
  await rm(deps.dataDir, { recursive: true, maxRetries: 5 })
})

/** Tables of pending change events for storefronts and search engines. */
const eventTables = ["change_outbox", "search_pings"]

/** Returns every row of every table except the tables of pending change events. */
async function readEverything(): Promise<Record<string, unknown[]>> {
  const tables = await database.db.introspection.getTables()
  const everything: Record<string, unknown[]> = {}
  for (const { name } of tables.filter((table) => !eventTables.includes(table.name))) {
    const { rows } = await sql<{
      row: string
    }>`SELECT t::text AS row FROM ${sql.table(name)} AS t ORDER BY 1`.execute(database.db)
    everything[name] = rows.map(({ row }) => row)
  }
  return everything
}

it("changes nothing when the seed is loaded again, with or without refresh", async () => {
  const first = await readEverything()
  expect(await saveDemoShop(deps, loadedSeed, { isRefresh: false })).toBe("unchanged")
  expect(await readEverything()).toEqual(first)
  expect(await saveDemoShop(deps, loadedSeed, { isRefresh: true })).toBe("refreshed")
  expect(await readEverything()).toEqual(first)
})

describe.each(["ar", "de", "ja"] as const)(
  "the texts of the demo shop in the language %s @large",
  (language) => {
    const segments = Object.keys(seed.translations[language] ?? {})

    it("all belong to a text of the shop", async () => {
      const used = new Set<string>()
      for await (const { source } of listTranslations(database.db, language)) {
        for (const segment of listSegments(source)) used.add(segment)
      }
      expect(segments.filter((segment) => !used.has(segment))).toEqual([])
    })

    it("are complete, so that every category and page is announced", async () => {
      const missing: string[] = []
      for await (const { kind, record, field, state } of listTranslations(database.db, language)) {
        if (state !== "translated") missing.push(`${kind} ${record} ${field}`)
      }
      expect(missing).toEqual([])
      const data = await getInitialData({ db: database.db, now: () => new Date() })
      const isComplete = (record: { complete_languages?: string[] | null | undefined }) =>
        record.complete_languages?.includes(language) === true
      const records = [...(data?.groups ?? []), ...(data?.pages ?? [])]
      expect(records.length).toBeGreaterThan(30)
      expect(records.filter((record) => !isComplete(record))).toEqual([])
    })

    it("are found by each synonym of the language", async () => {
      const readers = { db: database.db, now: () => new Date(), language }
      const own = seed.synonyms.filter((synonym) => synonym.language === language)
      const found = await Promise.all(
        own.map(async ({ words }) => {
          const page = { limit: 1, offset: 0 }
          const { count, is_fuzzy, content } = await searchShop(readers, words, page)
          return { words, isFound: !is_fuzzy && count + content.length > 0 }
        }),
      )
      expect(found.filter(({ isFound }) => !isFound)).toEqual([])
    })
  },
)

describe("a refresh of a shop that was edited", () => {
  const own = { name: "Do you cut cork?", content: "<p>Yes, up to 6 mm.</p>" }
  let nameBefore: string
  let changeEvents: string

  const readName = async () => {
    const products = database.db.selectFrom("products").select("name")
    return (await products.where("url", "=", "standard-resin").executeTakeFirstOrThrow()).name
  }
  const editStock = (stock: number, priceCents: number) =>
    database.db
      .updateTable("skus")
      .set({ stock, price_cents: priceCents })
      .where("code", "=", "ACC-TRN-SOL")
      .execute()

  beforeAll(async () => {
    const { db } = database
    const name = "Our Own Resin"
    await db.updateTable("products").set({ name }).where("url", "=", "standard-resin").execute()
    await editStock(7, 1)
    await db.updateTable("faqs").set({ content: "" }).execute()
    await db.insertInto("faqs").values(own).execute()
    await db.deleteFrom("change_outbox").execute()
    await saveDemoShop(deps, smallSeed, { isRefresh: false })
    nameBefore = await readName()
    await saveDemoShop(deps, smallSeed, { isRefresh: true })
    const outbox = await db.selectFrom("change_outbox").select("changes").execute()
    changeEvents = JSON.stringify(outbox)
  })

  afterAll(async () => {
    await database.db.deleteFrom("faqs").where("name", "=", own.name).execute()
  })

  it("reverts an edit, which a plain load does not, and enqueues change events", async () => {
    expect(nameBefore).toBe("Our Own Resin")
    expect(await readName()).toBe("Standard Resin")
    expect(changeEvents).toContain("standard-resin")
  })

  it("leaves the current stock unchanged", async () => {
    const skus = database.db.selectFrom("skus").select(["stock", "price_cents"])
    const sku = await skus.where("code", "=", "ACC-TRN-SOL").executeTakeFirstOrThrow()
    expect(sku).toEqual({ stock: 7, price_cents: 1_895 })
  })

  it("restores the seed's FAQ texts and leaves other FAQs unchanged", async () => {
    const { db } = database
    const faqs = await db.selectFrom("faqs").select(["name", "content"]).orderBy("id").execute()
    const first = seed.faqs.map(({ name, content }) => ({ name, content }))
    expect(faqs).toEqual([...first, own])
    for (const { url } of seed.contentGroups) expect(changeEvents).toContain(`"${url}"`)
    for (const kind of ["faq", "testimonial", "person", "gallery-group", "form"]) {
      expect(changeEvents).toContain(`"${kind}"`)
    }
  })
})

it("stores every video under its id", async () => {
  const videos = await database.db.selectFrom("videos").select("id").execute()
  const files = await readdir(join(deps.dataDir, "media", "videos"))
  expect(files.sort()).toEqual(videos.map(({ id }) => `${id}.mp4`).sort())
})

it("rolls back completely if loading fails halfway", async () => {
  const before = await readEverything()
  const broken = { ...smallSeed, redirects: [{ from: "", to: "" }] }
  await expect(saveDemoShop(deps, broken, { isRefresh: true })).rejects.toThrow()
  expect(await readEverything()).toEqual(before)
})

it("creates generated products once and continues after the last one", async () => {
  expect(await createGeneratedProducts(deps, 6)).toBe(6)
  const first = await readEverything()
  expect(await createGeneratedProducts(deps, 6)).toBe(0)
  expect(await readEverything()).toEqual(first)
  expect(await createGeneratedProducts(deps, 10)).toBe(4)
})
