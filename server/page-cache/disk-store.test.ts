import { mkdtempSync, readdirSync, rmSync, truncateSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { serialize } from "node:v8"
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import { DiskPageStore } from "./disk-store.ts"
import { buildEntryBytes, measureEntry, type PageEntry, parseEntry } from "./page-entry.ts"

let folder = ""
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "disk-page-store-"))
})
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

const roomy = { memoryBytes: 1_000_000, diskBytes: 1_000_000 }
/** No memory for any page, so that every read comes from disk. */
const diskOnly = { ...roomy, memoryBytes: 1 }

function buildEntry(key: string, html = "<p>hello</p>"): PageEntry {
  const segmentData = new Map([["/_tree", Buffer.from("tree")]])
  const value = { kind: "APP_PAGE", html, rscData: Buffer.from("rsc"), segmentData }
  const cacheControl = { revalidate: 300, expire: 1000 }
  return { key, startedAt: 1, tags: ["a"], cacheControl, value } as unknown as PageEntry
}

const listFiles = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())

describe("a stored page", () => {
  it("is read completely from disk after a restart", async () => {
    await new DiskPageStore(folder, roomy).set(buildEntry("/en/a"))
    expect(await new DiskPageStore(folder, diskOnly).get("/en/a")).toEqual(buildEntry("/en/a"))
  })

  it("retains nothing of its file in memory but its own bytes", async () => {
    await new DiskPageStore(folder, roomy).set(buildEntry("/en/a"))
    const store = new DiskPageStore(folder, roomy)
    await store.get("/en/a")
    const value = (await store.get("/en/a"))?.value
    if (value?.kind !== "APP_PAGE") throw new Error("the page was not stored")
    expect(value.rscData?.buffer.byteLength).toBe(3)
    expect(value.segmentData?.get("/_tree")?.buffer.byteLength).toBe(4)
  })

  it("is found by its path after a restart, under whatever key Next has stored it", async () => {
    const key = "/route-cache/APP_PAGE/0a1b/$/en/product/vase"
    await new DiskPageStore(folder, roomy).set(buildEntry(key))
    const store = new DiskPageStore(folder, roomy)
    expect(await store.findOnDisk("/product/cup")).toBeNull()
    expect(await store.findOnDisk("/product/vase")).toEqual(buildEntry(key))
    expect(await store.get(key)).toEqual(buildEntry(key))
  })

  it("is removed and counts as absent if a crash has truncated its file", async () => {
    await new DiskPageStore(folder, roomy).set(buildEntry("/en/a"))
    const [file] = listFiles()
    truncateSync(join(file?.parentPath ?? "", file?.name ?? ""), 0)
    expect(await new DiskPageStore(folder, diskOnly).get("/en/a")).toBeNull()
    expect(listFiles()).toHaveLength(0)
  })

  it("is not served for another key or path that shares its file, and stays on disk", async () => {
    await new DiskPageStore(folder, roomy).set(buildEntry("/en/a"))
    const store = new DiskPageStore(folder, diskOnly)
    expect(await store.get("/route-cache/APP_PAGE/0a1b/$/en/a")).toBeNull()
    expect(await store.findOnDisk("/en/a")).toBeNull()
    expect(await store.findOnDisk("/a")).toEqual(buildEntry("/en/a"))
  })

  it("is not mistaken for another if two keys share a file", () => {
    const bytes = buildEntryBytes(buildEntry("/en/a"))
    expect([parseEntry(bytes, "/en/a")?.key, parseEntry(bytes, "/en/b")]).toEqual(["/en/a", null])
  })

  it("is deleted from memory and disk", async () => {
    const store = new DiskPageStore(folder, roomy)
    await store.set(buildEntry("/en/a"))
    await store.delete("/en/a")
    expect(await store.get("/en/a")).toBeNull()
    expect(listFiles()).toHaveLength(0)
  })

  it("leaves nothing on disk if it is only set in memory", async () => {
    const store = new DiskPageStore(folder, roomy)
    store.setInMemory(buildEntry("/en/search/x"))
    expect(await store.get("/en/search/x")).not.toBeNull()
    expect(listFiles()).toHaveLength(0)
  })
})

describe("the disk store", () => {
  it("stays below its limit for any number of pages, and evicts the oldest first", async () => {
    const html = "x".repeat(10_000)
    const store = new DiskPageStore(folder, { memoryBytes: 1, diskBytes: 50_000 })
    for (let n = 0; n < 40; n++) await store.set(buildEntry(`/en/p${n}`, html))
    expect(listFiles().length).toBeLessThanOrEqual(5)
    expect(await store.get("/en/p0")).toBeNull()
    expect(await store.get("/en/p39")).not.toBeNull()
  })

  it("serves a page from memory if the disk cannot be written", async () => {
    const store = new DiskPageStore(folder, roomy)
    rmSync(folder, { recursive: true, maxRetries: 5 })
    const { writeFileSync } = await import("node:fs")
    writeFileSync(folder, "a file where the folder was")
    await store.set(buildEntry("/en/a"))
    expect(await store.get("/en/a")).not.toBeNull()
  })
})

it("parses no page from bytes without its tags", () => {
  const { tags: _unknown, ...entry } = buildEntry("/en/a")
  expect(parseEntry(serialize(entry), "/en/a")).toBeNull()
})

it("measures an entry by its page, its payload and its segments", () => {
  expect(measureEntry(buildEntry("/en/a"))).toBe(2_048 + 12 + 3 + 4)
  expect(measureEntry(buildEntry("/en/a", "<p>“hi”</p>"))).toBe(2_048 + 2 * 11 + 3 + 4)
})
