import { mkdtempSync, readdirSync, rmSync, truncateSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { serialize } from "node:v8"
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import { measureEntry, type PageEntry, parseEntry, serialiseEntry } from "./page-entry.ts"
import { PageShelf } from "./page-shelf.ts"

let folder = ""
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "page-shelf-"))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const roomy = { memoryBytes: 1_000_000, diskBytes: 1_000_000 }
/** No memory, so that every read comes from disk. */
const diskOnly = { ...roomy, memoryBytes: 0 }

function buildEntry(key: string, html = "<p>hello</p>"): PageEntry {
  const segmentData = new Map([["/_tree", Buffer.from("tree")]])
  const value = { kind: "APP_PAGE", html, rscData: Buffer.from("rsc"), segmentData }
  const cacheControl = { revalidate: 300, expire: 1000 }
  return { key, begunAt: 1, tags: ["a"], cacheControl, value } as unknown as PageEntry
}

const listFiles = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())

describe("a kept page", () => {
  it("comes back whole from disk after a restart", async () => {
    await new PageShelf(folder, roomy).set(buildEntry("/en/a"))
    expect(await new PageShelf(folder, diskOnly).get("/en/a")).toEqual(buildEntry("/en/a"))
  })

  it("is found by its path after a restart, under whatever key the framework put it", async () => {
    const key = "/route-cache/APP_PAGE/0a1b/$/en/product/vase"
    await new PageShelf(folder, roomy).set(buildEntry(key))
    const shelf = new PageShelf(folder, roomy)
    expect(await shelf.findOnDisk("/product/cup")).toBeNull()
    expect(await shelf.findOnDisk("/product/vase")).toEqual(buildEntry(key))
    expect(await shelf.get(key)).toEqual(buildEntry(key))
  })

  it("that was cut short by a crash counts as absent and is removed", async () => {
    await new PageShelf(folder, roomy).set(buildEntry("/en/a"))
    const [file] = listFiles()
    truncateSync(join(file?.parentPath ?? "", file?.name ?? ""), 0)
    expect(await new PageShelf(folder, diskOnly).get("/en/a")).toBeNull()
    expect(listFiles()).toHaveLength(0)
  })

  it("is not served for another key or path that shares its file, and stays on disk", async () => {
    await new PageShelf(folder, roomy).set(buildEntry("/en/a"))
    const shelf = new PageShelf(folder, diskOnly)
    expect(await shelf.get("/route-cache/APP_PAGE/0a1b/$/en/a")).toBeNull()
    expect(await shelf.findOnDisk("/en/a")).toBeNull()
    expect(await shelf.findOnDisk("/a")).toEqual(buildEntry("/en/a"))
  })

  it("is not taken for another, should two keys ever share a file", () => {
    const bytes = serialiseEntry(buildEntry("/en/a"))
    expect([parseEntry(bytes, "/en/a")?.key, parseEntry(bytes, "/en/b")]).toEqual(["/en/a", null])
  })

  it("is gone from memory and disk when deleted", async () => {
    const shelf = new PageShelf(folder, roomy)
    await shelf.set(buildEntry("/en/a"))
    await shelf.delete("/en/a")
    expect(await shelf.get("/en/a")).toBeNull()
    expect(listFiles()).toHaveLength(0)
  })

  it("in memory only leaves nothing on disk", async () => {
    const shelf = new PageShelf(folder, roomy)
    shelf.keepInMemory(buildEntry("/en/search/x"))
    expect(await shelf.get("/en/search/x")).not.toBeNull()
    expect(listFiles()).toHaveLength(0)
  })
})

describe("the disk", () => {
  it("stays below its limit however many pages are made, the oldest leaving first", async () => {
    const html = "x".repeat(10_000)
    const shelf = new PageShelf(folder, { memoryBytes: 0, diskBytes: 50_000 })
    for (let n = 0; n < 40; n++) await shelf.set(buildEntry(`/en/p${n}`, html))
    expect(listFiles().length).toBeLessThanOrEqual(5)
    expect(await shelf.get("/en/p0")).toBeNull()
    expect(await shelf.get("/en/p39")).not.toBeNull()
  })

  it("that cannot be written costs nothing but the copy there", async () => {
    const shelf = new PageShelf(folder, roomy)
    rmSync(folder, { recursive: true })
    const { writeFileSync } = await import("node:fs")
    writeFileSync(folder, "a file where the folder was")
    await shelf.set(buildEntry("/en/a"))
    expect(await shelf.get("/en/a")).not.toBeNull()
  })
})

it("bytes that do not say what a page was made from are no page", () => {
  const { tags: _unknown, ...entry } = buildEntry("/en/a")
  expect(parseEntry(serialize(entry), "/en/a")).toBeNull()
})

it("an entry's size counts its page, its payload and its segments", () => {
  expect(measureEntry(buildEntry("/en/a"))).toBe(2_048 + 12 + 3 + 4)
})
