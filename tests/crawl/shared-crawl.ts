import { accessSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { eventually } from "#tests/assertions/eventually.ts"
import { requestPage } from "#tests/support/request-page.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { resolveForTier } from "#tests/tiers.ts"
import { type Crawl, crawlShop, type PathResponse } from "./crawl-shop.ts"
import type { CrawledPage } from "./crawled-page.ts"
import { fetchSitemapUrls, type SitemapUrl } from "./parse-xml.ts"

/** The crawl of the whole shop, with the entries of its sitemap. */
export type ShopCrawl = Crawl & { siteUrl: string; listed: readonly SitemapUrl[] }

/** Time for the revalidation of recently changed pages. */
const revalidationTimeoutMs = 20_000
const crawlTimeoutMs = 120_000

/**
 * Returns the crawl of the running shop. The first test file of a run that needs it crawls the
 * shop. All other test files read the same responses from a file in the run's temporary folder.
 */
export async function getShopCrawl(): Promise<ShopCrawl> {
  const { port } = new URL(getRunningShop().apiOrigin)
  const folder = join(tmpdir(), `curlew-crawl-${getRunnerPid()}-${port}`)
  const path = join(folder, "crawl.json")
  if (!isFirst(folder)) {
    await eventually(crawlTimeoutMs, () => accessSync(path))
    return parseCrawl(readFileSync(path, "utf8"))
  }
  const save = (text: string) => {
    writeFileSync(`${path}.new`, text)
    renameSync(`${path}.new`, path)
  }
  try {
    const crawl = await crawlAfterRevalidation()
    save(formatCrawl(crawl))
    return crawl
  } catch (error) {
    save(JSON.stringify({ failure: String(error) }))
    throw error
  }
}

export const getPath = (url: string) => new URL(url).pathname + new URL(url).search

async function crawlAfterRevalidation(): Promise<ShopCrawl> {
  const robots = await requestPage("/robots.txt")
  const siteUrl = new URL(/^Sitemap: (\S+)$/m.exec(robots.html)?.[1] ?? "").origin
  return eventually(revalidationTimeoutMs, async () => {
    const listed = await fetchSitemapUrls()
    const startPaths = ["/", ...listed.map(({ loc }) => getPath(loc))]
    const crawl = await crawlShop({ startPaths, siteUrl, isRequested: createImageFilter() })
    const failed = [...crawl.responses].filter(([, { status }]) => status >= 500)
    if (failed.length > 0)
      throw new Error(`Responses with a server error: ${JSON.stringify(failed)}`)
    return { ...crawl, siteUrl, listed }
  })
}

/**
 * Creates the filter for paths to request, since each image is rendered at its first request. The
 * full tier requests each image once in each aspect ratio and format, the core tier one image.
 */
function createImageFilter(): (path: string) => boolean {
  const seen = new Set<string>()
  return (path) => {
    const kind = getImageKind(path)
    if (kind === null) return true
    if (seen.has(kind)) return false
    seen.add(kind)
    return true
  }
}

/**
 * Returns ratio and format of a product image, or the record type of a social media image; in the
 * full tier with the key of the image, or the whole path.
 */
function getImageKind(path: string): string | null {
  const [, key, ratio, format] = /^\/assets\/i\/([^/]+)\/([^/]+)\/[^/]+\.(\w+)$/.exec(path) ?? []
  const [, record] = /^\/social\/(\w+)\//.exec(path) ?? []
  const kind = `${ratio} ${format}`
  if (ratio && format) return resolveForTier({ core: kind, full: `${key} ${kind}` })
  return record === undefined ? null : resolveForTier({ core: record, full: path })
}

type StoredCrawl = {
  /** Error message of a failed crawl. Then no other field is stored. */
  failure?: string
  pages: [string, CrawledPage][]
  responses: [string, PathResponse][]
  rest: Omit<ShopCrawl, "pages" | "responses">
}

function formatCrawl({ pages, responses, ...rest }: ShopCrawl): string {
  const stored: StoredCrawl = { pages: [...pages], responses: [...responses], rest }
  return JSON.stringify(stored)
}

function parseCrawl(text: string): ShopCrawl {
  const { failure, pages, responses, rest } = JSON.parse(text) as StoredCrawl
  if (failure !== undefined) throw new Error(`The shop could not be crawled: ${failure}`)
  return { ...rest, pages: new Map(pages), responses: new Map(responses) }
}

/** Returns the process id of Jest itself, whether test files run in-band or in workers. */
function getRunnerPid(): number {
  return process.send === undefined ? process.pid : process.ppid
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}
