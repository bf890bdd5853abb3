import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "@jest/globals"
import { MemoryShelf } from "./memory-shelf.ts"
import { parseVisitorPath } from "./page-entry.ts"
import { TagClock } from "./tag-clock.ts"
import { TagIndex } from "./tag-index.ts"

const folder = mkdtempSync(join(tmpdir(), "tag-clock-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe("tag invalidation", () => {
  it("makes a page stale if one of its tags changed at or after the start of its render", () => {
    const clock = new TagClock(join(folder, "a.json"))
    clock.mark(["product:x"], 1_000)
    expect(clock.hasChanged(["site", "product:x"], 1_000)).toBe(true)
    expect(clock.hasChanged(["site", "product:x"], 1_001)).toBe(false)
    expect(clock.hasChanged(["product:y"], 0)).toBe(false)
  })

  it("makes a page stale after a restart too", () => {
    new TagClock(join(folder, "b.json")).mark(["site"], 5)
    expect(new TagClock(join(folder, "b.json")).hasChanged(["site"], 4)).toBe(true)
  })

  it("leaves a page stale if an earlier change of the same tag is received later", () => {
    const clock = new TagClock(join(folder, "f.json"))
    clock.mark(["site"], 2_000)
    clock.merge([["site", 1_000]])
    expect(clock.hasChanged(["site"], 1_500)).toBe(true)
  })

  it("falls back to the page's lifetime if the file of changes cannot be read", () => {
    writeFileSync(join(folder, "c.json"), '[["site",')
    expect(new TagClock(join(folder, "c.json")).hasChanged(["site"], 0)).toBe(false)
  })
})

describe("after the machine's clock was set back by an hour", () => {
  const hour = 3_600_000

  it("treats a page as stale, whatever its tags, if its render started before that", () => {
    const clock = new TagClock(join(folder, "d.json"))
    expect(clock.hasChanged([], Date.now() + hour)).toBe(true)
    expect(clock.hasChanged([], Date.now())).toBe(false)
  })

  it("makes a page stale once, and not for an hour, for a change from before that", () => {
    new TagClock(join(folder, "e.json")).mark(["site"], Date.now() + hour)
    const clock = new TagClock(join(folder, "e.json"))
    expect(clock.hasChanged(["site"], Date.now() - 1)).toBe(true)
    expect(clock.hasChanged(["site"], Date.now() + 1)).toBe(false)
  })
})

describe("the page index", () => {
  it("lists English pages by tag, whatever key the cache gives them", () => {
    const index = new TagIndex()
    index.note("/route-cache/abc/$/en/product/x", ["product:x"])
    index.note("/en", ["site", "product:x"])
    index.note("/en/shop", ["site"])
    expect(index.listPaths(["product:x"])).toEqual(["/", "/product/x"])
    index.forget("/en")
    expect(index.listPaths(["product:x"])).toEqual(["/product/x"])
  })

  it("lists pages with the time at which they expire", () => {
    const index = new TagIndex()
    index.note("/en/sale", ["page:sale", "until:2000", "until:1000"])
    index.note("/en/about", ["page:about", "until:soon"])
    expect(index.listEnds()).toEqual([["/sale", 1_000]])
  })

  it("contains no path for a key that is not a page", () => {
    expect(parseVisitorPath("/robots.txt")).toBeNull()
  })
})

it("evicts the least recently used value beyond its limit", () => {
  const shelf = new MemoryShelf<string>(3)
  for (const key of ["a", "b", "c"]) shelf.set(key, key, 1)
  shelf.get("a")
  shelf.set("d", "d", 1)
  expect(["a", "b", "c", "d"].map((key) => shelf.get(key))).toEqual(["a", undefined, "c", "d"])
})

it("returns the latest entry of a page, by the URL path of its language", () => {
  const index = new TagIndex()
  const found = { value: null, cacheControl: undefined, tags: ["site"] }
  index.note("/en/shop", ["site"], 1_000)
  index.recall({ ...found, key: "/en/shop", begunAt: 2_000 })
  index.recall({ ...found, key: "/de/shop", begunAt: 3_000 })
  expect(index.get("/shop")?.begunAt).toBe(2_000)
  expect(index.get("/de/shop")?.begunAt).toBe(3_000)
})
