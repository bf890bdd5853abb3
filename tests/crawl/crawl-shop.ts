import { type Visit, visit } from "#tests/support/visit.ts"
import { type CrawledPage, type Lead, readCrawled } from "./crawled-page.ts"

/** At most so many requests are under way at a time, and so many pages are read in all. */
const atOnce = 8
const mostPages = 2_000

/** The answer to one address: for good (308), for now (307), or what there is. */
export type Answer = { status: number; location: string | null }

export type Crawl = {
  /** Every page of HTML that answered 200, by its path and query. */
  pages: ReadonlyMap<string, CrawledPage>
  /** The responses that these pages were read from. */
  visits: readonly Visit[]
  /** What each address answered that a page leads to or shows; files that were left out have none. */
  answers: ReadonlyMap<string, Answer>
  mostUnderWay: number
}

type CrawlInput = {
  starts: readonly string[]
  siteUrl: string
  /** Whether a file that a page shows or names is to be requested as well. */
  isFileRequested: (path: string) => boolean
}

/** Reads these pages and every page of the shop that links lead to, each once. */
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
    // What editors' raw code shows stands in a frame of its own, and is part of the page around it.
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

/** Everything that leads from a page somewhere else in the shop. */
export function listLinks({ pages }: Pick<Crawl, "pages">): Lead[] {
  return [...pages.values()].flatMap(({ links }) => links)
}

/** Everything that pages show or name, and that was requested. */
export function listFiles({ pages, answers }: Pick<Crawl, "pages" | "answers">): Lead[] {
  return [...pages.values()].flatMap(({ files }) => files).filter(({ path }) => answers.has(path))
}

/** Works through a list that grows meanwhile. */
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
