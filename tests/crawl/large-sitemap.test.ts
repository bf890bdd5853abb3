import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { defaultLocale } from "#lib/contract/languages.ts"
import { parseSitemapFile } from "#lib/seo/crawl/sitemap.ts"
import { type OwnStorefront, openOwnStorefront } from "#tests/support/own-storefront.ts"
import { requestPage } from "#tests/support/request-page.ts"
import { createSmallShop } from "#tests/support/small-shop.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"
import { createListedProducts, measureDownload } from "#tools/bench/crawl/sitemap-section.ts"
import { findListeningProcess, getProcessUse } from "#tools/bench/load/process-use.ts"
import { parseSitemapIndex, parseUrlset, type SitemapUrl } from "./parse-xml.ts"

const products = 100_000
const maxUrlsPerFile = 50_000
const maxBytesPerFile = 50 * 1024 * 1024
/**
 * V8 heap limit of the storefront process. Garbage that is not yet collected counts as well; with less
 * room than this, V8 collects it all the time.
 */
const heapMb = 256
/** Maximum memory growth while the process sends 1.5 times as many bytes. */
const maxGrowthMb = 48

let backend: TestBackend
let storefront: OwnStorefront
let files: string[]

const getLanguage = (path: string) => parseSitemapFile(path.replace("/sitemap/", ""))?.locale

beforeAll(async () => {
  backend = await openTestBackend()
  await createSmallShop(backend.database.db)
  await createListedProducts(backend.database.url, products)
  const apiOrigin = await backend.app.listen({ host: "127.0.0.1", port: 0 })
  const NODE_OPTIONS = `--max-old-space-size=${heapMb}`
  storefront = await openOwnStorefront(apiOrigin, { NODE_OPTIONS })
  const index = await requestPage("/sitemap.xml", { origin: storefront.origin })
  const allFiles = parseSitemapIndex(index.html).map((loc) => new URL(loc).pathname)
  // Without translations there are no files in other languages.
  files = allFiles.filter((path) => getLanguage(path) === defaultLocale)
  expect(allFiles).toEqual(files)
})

afterAll(async () => {
  await storefront?.close()
  await backend?.close()
})

describe("the sitemap of a shop with 100,000 products", () => {
  it("lists every product once, in files within the limits of 50,000 URLs and 50 MB", async () => {
    const slugs = new Set<string>()
    for (const path of files) {
      const { html, status } = await requestPage(path, {
        origin: storefront.origin,
        headers: { "accept-encoding": "identity" },
      })
      expect(status).toBe(200)
      expect(Buffer.byteLength(html)).toBeLessThanOrEqual(maxBytesPerFile)
      const urls: SitemapUrl[] = parseUrlset(html)
      expect(urls.length).toBeLessThanOrEqual(maxUrlsPerFile)
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
    const fetchUrls = async () => {
      const file = await requestPage("/sitemap/products-3.xml", {
        origin: storefront.origin,
        headers: { "accept-encoding": "identity" },
      })
      return parseUrlset(file.html).map(({ loc }) => loc)
    }
    const before = await fetchUrls()
    await backend.database.db
      .updateTable("products")
      .set({ enabled: false })
      .where("id", "<=", 5_000)
      .where("url", "like", "listed-product-%")
      .execute()
    expect(await fetchUrls()).toEqual(before)
  })

  it("is streamed without accumulating in memory", async () => {
    const pid = findListeningProcess(Number(new URL(storefront.origin).port))
    const readMemoryMb = () => getProcessUse(pid)?.memoryMb ?? Number.NaN
    const downloadAll = async () => {
      const { signal } = new AbortController()
      let bytes = 0
      for (const path of files)
        bytes += (await measureDownload(storefront.origin + path, signal)).bytes
      return bytes
    }
    // V8 may skip garbage collection until the heap is full. The requests above have filled it.
    const measureGrowth = async () => {
      const before = readMemoryMb()
      let sentMb = 0
      while (sentMb < 1.5 * maxGrowthMb) sentMb += (await downloadAll()) / 1024 / 1024
      return readMemoryMb() - before
    }
    // A leak grows at each measurement; a process with uncollected garbage grows only once.
    const growths: number[] = []
    do growths.push(await measureGrowth())
    while (growths.length < 3 && Math.min(...growths) >= maxGrowthMb)
    expect(Math.min(...growths)).toBeLessThan(maxGrowthMb)
  })
})
