import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals"
import type { CacheHandlerContext } from "next/dist/server/lib/incremental-cache/index.js"
import { nodeFs } from "next/dist/server/lib/node-fs-methods.js"
import PageCache from "./page-cache.ts"
import { getPageFreshness } from "./regeneration.ts"

type GetContext = Parameters<PageCache["get"]>[1]
type SetContext = Parameters<PageCache["set"]>[2]
type Value = NonNullable<Parameters<PageCache["set"]>[1]>

const asPage = { kind: "APP_PAGE", isFallback: false } as unknown as GetContext
const lifetime = { cacheControl: { revalidate: 300, expire: 1_000 } } as unknown as SetContext

let folder = ""
let cache: PageCache
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "curlew-page-cache-"))
  const serverDistDir = join(folder, "server")
  writeBuiltPage(join(serverDistDir, "app", "en"), "built")
  process.env.PAGE_CACHE_DIR = join(folder, "pages")
  const context = { fs: nodeFs, dev: false, serverDistDir, revalidatedTags: [] }
  cache = new PageCache(context as unknown as CacheHandlerContext)
})
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

function buildPage(html: string, tags: string, status = 200): Value {
  const page = { kind: "APP_PAGE", html, status, rscData: Buffer.from("rsc") }
  return Object.assign(page, { headers: { "x-next-cache-tags": tags } }) as unknown as Value
}

/**
 * Returns what Next gets of a page: its HTML, and whether it is past the seconds it may be fresh.
 */
async function read(key: string) {
  const entry = await cache.get(key, asPage)
  if (!entry?.value) return null
  const html = "html" in entry.value ? entry.value.html : null
  const revalidate = Number(entry.cacheControl?.revalidate)
  const ageMs = Date.now() - (entry.lastModified ?? 0)
  return { html, isStale: ageMs > revalidate * 1_000, value: entry.value }
}

/** Waits, because a change in the millisecond in which a render starts makes its page stale. */
async function untilNextMillisecond(): Promise<void> {
  const startMs = Date.now()
  while (Date.now() === startMs) await new Promise((resolve) => setImmediate(resolve))
}

/** Requests, renders and stores a page. Its key is no path of a page: nothing warms it. */
async function render(key: string, html: string, tags: string): Promise<void> {
  await cache.get(key, asPage)
  await cache.set(key, buildPage(html, tags), lifetime)
}

/** Collects all garbage, such as values that nothing but a `WeakRef` refers to. */
function collectGarbage(): void {
  setFlagsFromString("--expose-gc")
  runInNewContext("gc")()
}

describe("the page that is sent without Next", () => {
  /** Returns which of these bodies is the current page of a path; null if there is none. */
  const getCurrent = (path: string) => {
    const page = getPageFreshness()?.getCurrentPage(path)
    return page ? ["first", "second"].find((html) => page.isBody(html)) : null
  }

  it("is the version that Next has read last", async () => {
    await render("/en/current-a", "first", "product:a")
    expect(getCurrent("/current-a")).toBeNull()
    await read("/en/current-a")
    expect(getCurrent("/current-a")).toBe("first")
    expect(getCurrent("/en/current-a")).toBeNull()
    await render("/en/current-a", "second", "product:a")
    expect(getCurrent("/current-a")).toBeNull()
    await read("/en/current-a")
    expect(getCurrent("/current-a")).toBe("second")
  })

  it("is found again once its value was evicted from memory and read from disk", async () => {
    await render("/en/current-e", "first", "product:e")
    await read("/en/current-e")
    const large = "x".repeat(12 * 1024 * 1024)
    for (const key of ["/en/large-1", "/en/large-2"]) await render(key, large, "product:large")
    collectGarbage()
    expect(getCurrent("/current-e")).toBeUndefined()
    await read("/en/current-e")
    expect(getCurrent("/current-e")).toBe("first")
  })

  it("is none from the moment in which one of its tags is invalidated", async () => {
    await render("/en/current-b", "first", "product:current-b")
    await read("/en/current-b")
    await cache.revalidateTag("product:other")
    expect(getCurrent("/current-b")).toBe("first")
    await cache.revalidateTag("product:current-b")
    expect(getCurrent("/current-b")).toBeNull()
  })

  it("is none past its lifetime", async () => {
    await render("/en/current-c", "first", "product:c")
    await read("/en/current-c")
    const clock = jest.spyOn(Date, "now").mockReturnValue(Date.now() + 301_000)
    expect(getCurrent("/current-c")).toBeNull()
    clock.mockRestore()
  })

  it("is none once the page was deleted", async () => {
    await render("/en/current-d", "first", "product:d")
    await read("/en/current-d")
    await cache.set("/en/current-d", null, lifetime)
    expect(getCurrent("/current-d")).toBeNull()
  })
})

describe("a cached page", () => {
  it("is fresh until one of its tags is invalidated, and then stale, never absent", async () => {
    await render("/test/a", "first", "site,product:a")
    expect(await read("/test/a")).toMatchObject({ html: "first", isStale: false })
    await cache.revalidateTag("product:b")
    expect(await read("/test/a")).toMatchObject({ html: "first", isStale: false })
    await cache.revalidateTag("product:a")
    expect(await read("/test/a")).toMatchObject({ html: "first", isStale: true })
  })

  it("is fresh again once it was rendered after the invalidation", async () => {
    await render("/test/c", "first", "product:c")
    await cache.revalidateTag("product:c")
    await untilNextMillisecond()
    await render("/test/c", "second", "product:c")
    expect(await read("/test/c")).toMatchObject({ html: "second", isStale: false })
  })

  it("is stale at once where a tag was invalidated while it was rendered", async () => {
    await cache.get("/test/d", asPage)
    await cache.revalidateTag("product:d")
    await cache.set("/test/d", buildPage("overtaken", "product:d"), lifetime)
    expect(await read("/test/d")).toMatchObject({ html: "overtaken", isStale: true })
  })

  it("is served on while its regeneration fails, and tried again within seconds", async () => {
    await render("/test/e", "last good", "product:e")
    await cache.revalidateTag("product:e")
    const stale = await read("/test/e")
    expect(stale).toMatchObject({ html: "last good", isStale: true })
    // Next stores the old page once more when the render of the new one has thrown.
    await cache.set("/test/e", stale?.value ?? null, lifetime)
    const entry = await cache.get("/test/e", asPage)
    expect(entry?.value).toMatchObject({ html: "last good" })
    expect(Number(entry?.cacheControl?.revalidate)).toBeLessThanOrEqual(5)
  })

  it.each([60, -60])(
    "has its true age on the clock of Next although the system clock is %i minutes off",
    async (minutes) => {
      const offsetMs = minutes * 60_000
      const getNow = Date.now
      const clock = jest.spyOn(Date, "now").mockImplementation(() => getNow() + offsetMs)
      await render("/test/g", "aged", "product:g")
      const entry = await cache.get("/test/g", asPage)
      clock.mockRestore()
      const ageMs = performance.timeOrigin + performance.now() - (entry?.lastModified ?? 0)
      expect(Math.abs(ageMs)).toBeLessThan(1_000)
    },
  )

  it("is gone once it renders as 404, and leaves no file", async () => {
    const before = listFiles()
    await render("/test/f", "here", "product:f")
    expect(listFiles()).toHaveLength(before.length + 1)
    await cache.set("/test/f", buildPage("gone", "product:f", 404), lifetime)
    expect([await read("/test/f"), listFiles()]).toEqual([null, before])
  })

  it("is gone once it renders as 404, although the build has a copy of it", async () => {
    expect(await read("/en/built")).toMatchObject({ html: "built" })
    await cache.set("/en/built", buildPage("gone", "product:h", 404), lifetime)
    expect(await read("/en/built")).toBeNull()
  })

  it("is stored in memory only if it is a search, so that searches never fill the disk", async () => {
    const before = listFiles()
    await render("/test/search", "found", "search,product:a")
    expect(await read("/test/search")).toMatchObject({ html: "found", isStale: false })
    expect(listFiles()).toEqual(before)
  })
})

it("stores no fetched data", async () => {
  const fetched = { kind: "FETCH", data: {}, revalidate: 60 } as unknown as Value
  await cache.set("/api/x", fetched, lifetime)
  const asFetch = { kind: "FETCH" } as unknown as GetContext
  expect([await cache.get("/api/x", asFetch), await cache.get("/api/x", asPage)]).toEqual([
    null,
    null,
  ])
})

function writeBuiltPage(appFolder: string, name: string): void {
  mkdirSync(appFolder, { recursive: true })
  const meta = JSON.stringify({ headers: { "x-next-cache-tags": "product:h" }, status: 200 })
  for (const [ending, text] of Object.entries({ html: name, meta, rsc: "rsc" }))
    writeFileSync(join(appFolder, `${name}.${ending}`), text)
}

function listFiles(): string[] {
  return readdirSync(join(folder, "pages"), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !file.name.endsWith(".json"))
    .map((file) => file.name)
    .sort()
}
