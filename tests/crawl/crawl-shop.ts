import { type PageResponse, requestPage } from "#tests/support/request-page.ts"
import { type CrawledPage, type InternalLink, parseCrawledPage } from "./crawled-page.ts"

/** Maximum number of concurrent requests, and of requested paths in total. */
const maxConcurrency = 8
const maxPages = 2_000

/** The response for one path. `location` is the target of a 308 (permanent) or 307 redirect. */
export type PathResponse = { status: number; location: string | null }

export type Crawl = {
  /** Every HTML page with status 200, by its path and query. */
  pages: ReadonlyMap<string, CrawledPage>
  /** The responses of these pages. */
  visits: readonly PageResponse[]
  /** The response for each linked or embedded path. Files that were not requested have none. */
  responses: ReadonlyMap<string, PathResponse>
  maxInFlight: number
}

type CrawlInput = {
  startPaths: readonly string[]
  siteUrl: string
  /** Called once or more for each path that is not requested yet: true if it is to be requested. */
  isRequested: (path: string) => boolean
}

/** Crawls the start paths and every page of the shop that is reachable by links, each once. */
export async function crawlShop({ startPaths, siteUrl, isRequested }: CrawlInput): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>()
  const visits: PageResponse[] = []
  const responses = new Map<string, PathResponse>()
  const queue = [...startPaths]
  const knownPaths = new Set(queue)
  let inFlight = 0
  let maxInFlight = 0
  const read = async (path: string) => {
    maxInFlight = Math.max(maxInFlight, ++inFlight)
    const response = await requestPage(path)
    inFlight -= 1
    responses.set(path, { status: response.status, location: response.headers.location ?? null })
    const isHtml = String(response.headers["content-type"]).startsWith("text/html")
    // Raw HTML of editors is served under /api/ for an iframe. It is part of the embedding page.
    const isPage = isHtml && !path.startsWith("/api/")
    if (response.status !== 200 || !isPage) return
    const page = parseCrawledPage(response, siteUrl)
    pages.set(path, page)
    visits.push(response)
    for (const link of [...page.links, ...page.files]) {
      if (knownPaths.has(link.path) || !isRequested(link.path)) continue
      if (knownPaths.size >= maxPages) throw new Error(`more than ${maxPages} addresses`)
      knownPaths.add(link.path)
      queue.push(link.path)
    }
  }
  await processQueue(queue, read)
  return { pages, visits, responses, maxInFlight }
}

/** Returns all links between pages of the shop. */
export function listCrawledLinks({ pages }: Pick<Crawl, "pages">): InternalLink[] {
  return [...pages.values()].flatMap(({ links }) => links)
}

/** Returns all embedded or linked files that were requested. */
export function listRequestedFiles({
  pages,
  responses,
}: Pick<Crawl, "pages" | "responses">): InternalLink[] {
  return [...pages.values()].flatMap(({ files }) => files).filter(({ path }) => responses.has(path))
}

/** Processes a queue that grows meanwhile, with at most `maxConcurrency` tasks in flight. */
async function processQueue(queue: string[], work: (item: string) => Promise<void>): Promise<void> {
  const inFlightTasks = new Set<Promise<void>>()
  for (;;) {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const task: Promise<void> = work(next).finally(() => inFlightTasks.delete(task))
      inFlightTasks.add(task)
      if (inFlightTasks.size >= maxConcurrency) await Promise.race(inFlightTasks)
    }
    if (inFlightTasks.size === 0) return
    await Promise.race(inFlightTasks)
  }
}
