import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "@jest/globals"
import { TagInvalidations } from "./invalidation.ts"
import { parsePagePath } from "./page-entry.ts"
import { TagIndex } from "./tag-index.ts"

const folder = mkdtempSync(join(tmpdir(), "tag-clock-"))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

describe("tag invalidation", () => {
  it("makes a page stale if one of its tags changed at or after the start of its render", () => {
    const invalidations = new TagInvalidations(join(folder, "a.json"))
    invalidations.invalidate(["product:x"], 1_000)
    expect(invalidations.hasChanged(["site", "product:x"], 1_000)).toBe(true)
    expect(invalidations.hasChanged(["site", "product:x"], 1_001)).toBe(false)
    expect(invalidations.hasChanged(["product:y"], 0)).toBe(false)
  })

  it("makes a page stale after a restart too", () => {
    new TagInvalidations(join(folder, "b.json")).invalidate(["site"], 5)
    expect(new TagInvalidations(join(folder, "b.json")).hasChanged(["site"], 4)).toBe(true)
  })

  it("leaves a page stale if an earlier change of the same tag is received later", () => {
    const invalidations = new TagInvalidations(join(folder, "f.json"))
    invalidations.invalidate(["site"], 2_000)
    invalidations.merge([["site", 1_000]])
    expect(invalidations.hasChanged(["site"], 1_500)).toBe(true)
  })

  it("falls back to the page's lifetime if the file of changes cannot be read", () => {
    writeFileSync(join(folder, "c.json"), '[["site",')
    expect(new TagInvalidations(join(folder, "c.json")).hasChanged(["site"], 0)).toBe(false)
  })
})

describe("the page index", () => {
  it("lists English pages by tag, whatever key the cache gives them", () => {
    const index = new TagIndex()
    index.add("/route-cache/abc/$/en/product/x", ["product:x"])
    index.add("/en", ["site", "product:x"])
    index.add("/en/shop", ["site"])
    expect(index.listPaths(["product:x"])).toEqual(["/", "/product/x"])
    index.remove("/en")
    expect(index.listPaths(["product:x"])).toEqual(["/product/x"])
  })

  it("lists pages with the time at which they expire", () => {
    const index = new TagIndex()
    index.add("/en/sale", ["page:sale", "until:2000", "until:1000"])
    index.add("/en/about", ["page:about", "until:soon"])
    expect(index.listExpiries()).toEqual([["/sale", 1_000]])
  })

  it("contains no path for a key that is not a page", () => {
    expect(parsePagePath("/robots.txt")).toBeNull()
  })
})

it("returns the latest entry of a page, by the URL path of its language", () => {
  const index = new TagIndex()
  const page = { value: null, cacheControl: undefined, tags: ["site"] }
  index.add("/en/shop", ["site"], 1_000)
  index.restore({ ...page, key: "/en/shop", startedAt: 2_000 })
  index.restore({ ...page, key: "/de/shop", startedAt: 3_000 })
  expect(index.get("/shop")?.startedAt).toBe(2_000)
  expect(index.get("/de/shop")?.startedAt).toBe(3_000)
})
