import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { defaultLocale, locales } from "#lib/contract/languages.ts"
import { parseSitemapFile } from "#lib/seo/crawl/sitemap-files.ts"
import { fillAddresses } from "#scripts/bench/crawl/fill-addresses.ts"
import { readStream } from "#scripts/bench/crawl/read-stream.ts"
import { findListeningProcess } from "#scripts/bench/load/listening-process.ts"
import { readProcessUse } from "#scripts/bench/load/process-use.ts"
import { type OwnStorefront, openOwnStorefront } from "#tests/support/own-storefront.ts"
import { fillSmallShop } from "#tests/support/small-shop.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"
import { visit } from "#tests/support/visit.ts"
import { parseSitemapIndex, parseUrlset, type SitemapUrl } from "./read-xml.ts"

const products = 100_000
const mostPerFile = 50_000
const mostBytesPerFile = 50 * 1024 * 1024
/** V8 heap limit of the storefront process. Garbage that is not yet collected counts as well. */
const heapMb = 192
/** Maximum memory growth while the process sends 1.5 times as many bytes. */
const mostGrownMb = 48

let backend: TestBackend
let own: OwnStorefront
let files: string[]

const getLanguage = (path: string) => parseSitemapFile(path.replace("/sitemap/", ""))?.locale

beforeAll(async () => {
  backend = await openTestBackend()
  await fillSmallShop(backend.database.db)
  await fillAddresses(backend.database.url, products)
  const apiOrigin = await backend.app.listen({ host: "127.0.0.1", port: 0 })
  const NODE_OPTIONS = `--max-old-space-size=${heapMb}`
  own = await openOwnStorefront(apiOrigin, { NODE_OPTIONS })
  const index = await visit("/sitemap.xml", { origin: own.origin })
  const all = parseSitemapIndex(index.html).map((loc) => new URL(loc).pathname)
  // The files of other languages list the same pages and take the same time again.
  files = all.filter((path) => getLanguage(path) === defaultLocale)
  expect(all).toHaveLength(files.length * locales.length)
})

afterAll(async () => {
  await own?.close()
  await backend?.close()
})

describe("the sitemap of a shop with 100,000 products", () => {
  it("lists every product once, in files within the limits of 50,000 URLs and 50 MB", async () => {
    const slugs = new Set<string>()
    for (const path of files) {
      const { html, status } = await visit(path, {
        ...{ origin: own.origin, headers: { "accept-encoding": "identity" } },
      })
      expect(status).toBe(200)
      expect(Buffer.byteLength(html)).toBeLessThanOrEqual(mostBytesPerFile)
      const urls: SitemapUrl[] = parseUrlset(html)
      expect(urls.length).toBeLessThanOrEqual(mostPerFile)
      for (const { loc } of urls) {
        expect(slugs.has(loc)).toBe(false)
        slugs.add(loc)
      }
    }
    expect([...slugs].filter((loc) => loc.includes("/product/listed-product-"))).toHaveLength(
      products,
    )
  })

  it("lists a URL in the same file after other products are disabled", async () => {
    const find = async () => {
      const file = await visit("/sitemap/products-3.xml", {
        ...{ origin: own.origin, headers: { "accept-encoding": "identity" } },
      })
      return parseUrlset(file.html).map(({ loc }) => loc)
    }
    const before = await find()
    await backend.database.db
      .updateTable("products")
      .set({ enabled: false })
      .where("id", "<=", 5_000)
      .where("url", "like", "listed-product-%")
      .execute()
    expect(await find()).toEqual(before)
  })

  it("is streamed without accumulating in memory", async () => {
    const pid = findListeningProcess(Number(new URL(own.origin).port))
    const readMemoryMb = () => readProcessUse(pid)?.memoryMb ?? Number.NaN
    const readAll = async () => {
      const { signal } = new AbortController()
      let bytes = 0
      for (const path of files) bytes += (await readStream(own.origin + path, signal)).bytes
      return bytes
    }
    // V8 may skip garbage collection until the heap is full. The requests above have filled it.
    const growByReading = async () => {
      const before = readMemoryMb()
      let sentMb = 0
      while (sentMb < 1.5 * mostGrownMb) sentMb += (await readAll()) / 1024 / 1024
      return readMemoryMb() - before
    }
    // A leak grows at each measurement; a process with uncollected garbage grows only once.
    const growths: number[] = []
    do growths.push(await growByReading())
    while (growths.length < 3 && Math.min(...growths) >= mostGrownMb)
    expect(Math.min(...growths)).toBeLessThan(mostGrownMb)
  })
})
