import { type Visit, visit } from "#tests/support/visit.ts"
import { type CrawledPage, type Lead, readCrawled } from "./crawled-page.ts"

/** Maximum number of concurrent requests, and of requested paths in total. */
const atOnce = 8
const mostPages = 2_000

/** The response for one path. `location` is the target of a 308 (permanent) or 307 redirect. */
export type Answer = { status: number; location: string | null }

export type Crawl = {
  /** Every HTML page with status 200, by its path and query. */
  pages: ReadonlyMap<string, CrawledPage>
  /** The responses of these pages. */
  visits: readonly Visit[]
  /** The response for each linked or embedded path. Files that were not requested have none. */
  answers: ReadonlyMap<string, Answer>
  mostUnderWay: number
}

type CrawlInput = {
  starts: readonly string[]
  siteUrl: string
  /** True if a file that a page embeds or links is requested as well. */
  isFileRequested: (path: string) => boolean
}

/** Crawls the start paths and every page of the shop that is reachable by links, each once. */
export async function crawlShop({ starts, siteUrl, isFileRequested }: CrawlInput): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>()
  const visits: Visit[] = []
  const answers = new Map<string, Answer>()
  const waiting = [...starts]
  const known = new Set(waiting)
  let underWay = 0
  let mostUnderWay = 0
  const read = async (path: string) => {
    mostUnderWay = Math.max(mostUnderWay, ++underWay)
    const answer = await visit(path)
    underWay -= 1
    answers.set(path, { status: answer.status, location: answer.headers.location ?? null })
    const isHtml = String(answer.headers["content-type"]).startsWith("text/html")
    // Raw HTML of editors is served under /api/ for an iframe. It is part of the embedding page.
    const isPage = isHtml && !path.startsWith("/api/")
    if (answer.status !== 200 || !isPage) return
    const page = readCrawled(answer, siteUrl)
    pages.set(path, page)
    visits.push(answer)
    const files = page.files.filter((lead) => !known.has(lead.path) && isFileRequested(lead.path))
    for (const lead of [...page.links, ...files]) {
      if (known.has(lead.path)) continue
      if (known.size >= mostPages) throw new Error(`more than ${mostPages} addresses`)
      known.add(lead.path)
      waiting.push(lead.path)
    }
  }
  await inTurn(waiting, read)
  return { pages, visits, answers, mostUnderWay }
}

/** Returns all links between pages of the shop. */
export function listLinks({ pages }: Pick<Crawl, "pages">): Lead[] {
  return [...pages.values()].flatMap(({ links }) => links)
}

/** Returns all embedded or linked files that were requested. */
export function listFiles({ pages, answers }: Pick<Crawl, "pages" | "answers">): Lead[] {
  return [...pages.values()].flatMap(({ files }) => files).filter(({ path }) => answers.has(path))
}

/** Processes a queue that grows meanwhile, with at most `maxConcurrency` tasks in flight. */
async function inTurn(waiting: string[], work: (item: string) => Promise<void>): Promise<void> {
  const busy = new Set<Promise<void>>()
  for (;;) {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const task: Promise<void> = work(next).finally(() => busy.delete(task))
      busy.add(task)
      if (busy.size >= atOnce) await Promise.race(busy)
    }
    if (busy.size === 0) return
    await Promise.race(busy)
  }
}
