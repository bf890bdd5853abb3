import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import { createProductRow } from "#tests/support/shop-rows.ts"
import {
  buildMissedWords,
  deleteExpiredMissedSearches,
  listMissedDays,
  listMissedSearches,
  submitSearch,
} from "./missed-searches.ts"
import { findSuggestedRedirect } from "./search-redirects.ts"

let database: TestDatabase
let clock = Date.parse("2026-11-26T10:00:00Z")
const now = () => new Date(clock)
const dayMs = 86_400_000
const start = new Date(0)

beforeAll(async () => {
  database = await openTestDatabase()
  await createProductRow(database.db, "resin", { name: "Resin" })
  await database.db
    .insertInto("search_redirects")
    .values({ words: "send back", to_path: "/returns" })
    .execute()
})
beforeEach(() => database.db.deleteFrom("missed_searches").execute())
afterAll(() => database.close())

const submit = (query: string, isRobot = false) =>
  submitSearch({ db: database.db, now }, { query, isRobot })
const list = () => listMissedSearches(database.db, start, 10)

describe("a submitted search", () => {
  it("is led where the owner wants it, however it is written", async () => {
    expect(await submit("Send  BACK!")).toEqual({ redirect: "/returns" })
    expect(await submit("send")).toEqual({ redirect: null })
  })

  it("is suggested by the name of that page while it is typed", async () => {
    const { db } = database
    const suggest = () => findSuggestedRedirect(db, "Send back")
    expect(await suggest()).toEqual({ path: "/returns", name: "/returns" })
    expect(await findSuggestedRedirect(db, "send")).toBeNull()
    const setPath = (to_path: string) =>
      db.updateTable("search_redirects").set({ to_path }).execute()
    await setPath("/product/resin")
    expect(await suggest()).toEqual({ path: "/product/resin", name: "Resin" })
    await setPath("/returns")
  })

  it("is counted by day and words if it finds nothing", async () => {
    await submit("Zzyzx  Qqq")
    await submit("zzyzx qqq!")
    clock += dayMs
    await submit("zzyzx qqq")
    expect(await list()).toEqual([{ words: "zzyzx qqq", count: 3, last_day: "2026-11-27" }])
    expect(await listMissedDays(database.db, start)).toEqual([
      { day: "2026-11-26", words: "zzyzx qqq", count: 2 },
      { day: "2026-11-27", words: "zzyzx qqq", count: 1 },
    ])
    await deleteExpiredMissedSearches(database.db, now())
    expect((await list())[0]?.count).toBe(1)
  })

  it("is not counted if it finds something, is led on, or comes from a robot", async () => {
    await submit("resin")
    await submit("send back")
    await submit("zzyzx", true)
    expect(await list()).toEqual([])
  })

  it("is not counted if it may be about a person", () => {
    const texts = ["ann@example.com", "0412 345 678", "+61 (412) 345-678", "!!!"]
    expect(texts.map(buildMissedWords)).toEqual([null, null, null, null])
    expect(buildMissedWords("Größe 12 x 34")).toBe("grosse 12 x 34")
    expect(buildMissedWords("w".repeat(100))).toBe("w".repeat(60))
  })

  it("is no longer counted after 500 different ones in a day", async () => {
    const rows = Array.from({ length: 500 }, (_, at) => ({
      day: now().toISOString().slice(0, 10),
      words: `qq${at}`,
    }))
    await database.db.insertInto("missed_searches").values(rows).execute()
    await submit("zzyzx")
    await submit("qq7")
    expect((await listMissedSearches(database.db, start, 1000)).length).toBe(500)
    expect((await list())[0]).toMatchObject({ words: "qq7", count: 2 })
  })
})
