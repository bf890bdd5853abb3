import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals"
import { sql } from "kysely"
import { type CliFixture, createCliFixture } from "#tests/fixtures/cli.ts"
import { buildTestEnv } from "#tests/support/test-backend.ts"

let fixture: CliFixture
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "missed-"))
  fixture = await createCliFixture()
})
beforeEach(async () => {
  for (const table of ["search_synonyms", "search_redirects", "missed_searches"] as const) {
    await fixture.db.deleteFrom(table).execute()
  }
  await fixture.takeChanges()
})
afterAll(async () => {
  await fixture.close()
  await rm(folder, { recursive: true })
})

const run = (...words: string[]) => fixture.run("search", ...words)

describe("synonyms in the owner's console", () => {
  it("are added, shown and removed, and invalidate the cached searches", async () => {
    expect((await run("add-synonym", "X-mas", "Christmas")).printed).toEqual([
      "“x mas” and “christmas” now find the same.",
    ])
    expect(await fixture.takeChanges()).toEqual(["search:all"])
    expect((await run("add-synonym", "lamp", "night light", "--one-way")).printed).toEqual([
      "“lamp” now finds “night light” as well.",
    ])
    expect((await run("show")).printed).toEqual([
      "Synonyms:",
      "  x mas = christmas",
      "  lamp → night light",
      "",
      "No redirects.",
    ])
    expect((await run("remove-synonym", "christmas", "x mas")).printed).toEqual([
      "Removed: x mas = christmas",
    ])
    expect((await run("remove-synonym", "christmas", "x mas")).noted).toEqual([
      "“christmas” and “x mas” are no synonyms.",
    ])
  })

  it.each([
    [["Lamp!", "lamp"], /are the same to the search/],
    [["lamp", "Night Light"], /but not the other way round/],
    [["lamp", "Night Light", "--one-way"], /“lamp” finds “Night Light” already\./],
    [["night light", "lamp", "--one-way"], /would lead in a circle/],
    [["lamp", "!!!"], /at least one character/],
    [["lamp", "a b c d e"], /at most four words/],
    [["lamp", "l".repeat(61)], /60 characters/],
    [["lamp", "a\tb"], /line break/],
  ])("are rejected with the reason: %j", async (words, reason) => {
    await run("add-synonym", "lamp", "night light", "--one-way")
    await fixture.takeChanges()
    const { code, noted } = await run("add-synonym", ...words)
    expect([code, noted[0]]).toEqual([1, expect.stringMatching(reason)])
    expect(await fixture.takeChanges()).toEqual([])
  })

  it("belong to a language, within which they are rejected", async () => {
    await run("add-synonym", "lamp", "light")
    await fixture.takeChanges()
    const german = ["--language", "de"]
    expect((await run("add-synonym", "Lamp", "light", ...german)).code).toBe(0)
    const { rows } = await sql`SELECT changes FROM change_outbox`.execute(fixture.db)
    expect(rows).toEqual([{ changes: [{ kind: "search", slug: "all", language: "de" }] }])
    const known = await fixture.db.selectFrom("translated_words").selectAll().execute()
    expect(known.map(({ language, word }) => [language, word]).sort()).toEqual([
      ["de", "lamp"],
      ["de", "light"],
    ])
    expect((await run("add-synonym", "light", "lamp", ...german)).code).toBe(1)
    const list = async (...words: string[]) => (await run("show", ...words)).printed.slice(1, -2)
    expect(await list()).toEqual(["  lamp = light", "  lamp = light (de)"])
    expect(await list(...german)).toEqual(["  lamp = light (de)"])
    expect((await run("remove-synonym", "lamp", "light", ...german)).code).toBe(0)
    expect((await run("remove-synonym", "lamp", "light", ...german)).code).toBe(1)
    expect(await list()).toEqual(["  lamp = light"])
    expect((await run("add-synonym", "a", "b", "--language", "xx")).code).toBe(2)
  })

  it("cannot form a circle when two are added at once", async () => {
    const results = await Promise.all([
      run("add-synonym", "moon", "lamp", "--one-way"),
      run("add-synonym", "lamp", "moon", "--one-way"),
    ])
    expect(results.map(({ code }) => code).sort()).toEqual([0, 1])
  })
})

describe("redirects in the owner's console", () => {
  it("are set, replaced and removed", async () => {
    expect((await run("set-redirect", "Returns", "/returns#how")).printed).toEqual([
      "“returns” now leads to /returns#how",
    ])
    await run("set-redirect", "returns", `${buildTestEnv("", "").SITE_URL}/shipping`)
    expect((await run("show")).printed).toEqual([
      "No synonyms.",
      "",
      "Redirects:",
      "  returns → /shipping",
    ])
    expect((await run("remove-redirect", "RETURNS")).printed).toEqual([
      "“returns” shows its results again.",
    ])
    expect((await run("remove-redirect", "returns")).noted).toEqual(["“returns” has no redirect."])
  })

  it("never lead to another host or to what is no page", async () => {
    const targets = [
      "https://elsewhere.example/returns",
      "//elsewhere.example",
      "/\\elsewhere.example",
      "/\t/elsewhere.example",
      "javascript:alert(1)",
      "returns",
      "/api/health",
      "/search/returns",
      "https://user@localhost/",
      "/..//elsewhere.example",
      `/${"a".repeat(200)}`,
    ]
    for (const target of targets) {
      const { code, noted } = await run("set-redirect", "returns", target)
      expect([target, code, noted[0]]).toEqual([
        target,
        1,
        `“${target}” is no page of this shop. Give its path, such as /shipping-and-returns.`,
      ])
    }
  })
})

describe("searches in vain in the owner's console", () => {
  it("are listed by how often they were, and exported by day", async () => {
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
    expect((await run("missed")).printed).toEqual(["Everything that was searched was found."])
    await fixture.db
      .insertInto("missed_searches")
      .values([
        { day: day(0), words: "kite", count: 2 },
        { day: day(1), words: "kite", count: 3 },
        { day: day(2), words: "drone", count: 4 },
        { day: day(40), words: "yoyo", count: 9 },
      ])
      .execute()
    expect((await run("missed")).printed).toEqual([
      "Times  Last        Searched",
      `5      ${day(0)}  kite`,
      `4      ${day(2)}  drone`,
    ])
    expect((await run("missed", "--days", "1")).printed).toHaveLength(2)
    expect((await run("missed", "--days", "0")).code).toBe(2)
    const file = join(folder, "missed.csv")
    expect((await run("missed", "--days", "60", "--to", file)).printed).toEqual([
      `4 lines were written to ${file}.`,
    ])
    expect(await readFile(file, "utf8")).toBe(
      `Day,Searched,Times\n${day(40)},yoyo,9\n${day(2)},drone,4\n${day(1)},kite,3\n${day(0)},kite,2\n`,
    )
    expect((await run("missed", "--to", file)).noted).toEqual([
      `${file} could not be written: it is there already.`,
    ])
  })
})
