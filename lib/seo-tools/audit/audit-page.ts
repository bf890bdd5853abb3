import type { FetchedPage, FetchProblem } from "../fetch-page.ts"
import { type Alternate, isNoindex, type PageReport } from "../page-report.ts"

/** A URL where the audit starts. */
export type AuditUrl = {
  path: string
  /** Whether the sitemap lists it; it omits the further pages of lists. */
  isListed: boolean
}

/** Data of a fetched page that is retained until every page has been read. */
export type AuditPage = {
  path: string
  isListed: boolean
  /** Whether only the links of other pages lead to it. */
  isFound: boolean
  /** Why it could not be read; all fields below are empty then. */
  problem: FetchProblem | null
  status: number
  /** Locations of its redirects, in order; empty without redirects. */
  chain: readonly string[]
  /** Path of the page after all redirects. */
  /** Whether one of its redirects is permanent. */
  isMoved: boolean
  isHtml: boolean
  isNoindex: boolean
  title: string
  description: string
  canonical: string | null
  hreflang: readonly Alternate[]
  /** Paths of this shop that it links to, each once, without itself. */
  links: readonly string[]
}

/** True if search engines may index a page: status 200, HTML, no `noindex` and no redirect. */
export function isIndexable({ status, isHtml, isNoindex, chain }: AuditPage): boolean {
  return status === 200 && isHtml && !isNoindex && chain.length === 0
}

/** True if a page responds with nothing usable: an error status, or no response. */
export function isBroken({ problem, status }: AuditPage): boolean {
  return problem !== null || status >= 400 || status === 0
}

/** True if the redirects of a page loop or do not end. */
export function isEndless({ status, chain, problem }: AuditPage): boolean {
  return problem === null && status >= 300 && status <= 399 && chain.length >= 10
}

/** Maximum number of links of one page that are followed; no page of a shop has more on purpose. */
const maxLinks = 500
/** Longer texts have a finding already; the rest of them adds nothing. */
const maxTextLength = 1_000

/** Builds the summary of a fetched page that the audit retains. */
export function buildPageSummary(
  path: string,
  address: AuditUrl | null,
  fetched: FetchedPage,
): AuditPage {
  const known = { path, isListed: address?.isListed ?? false, isFound: address === null }
  if (!fetched.ok) return { ...emptyPage, ...known, problem: fetched.error }
  const page = fetched.value
  const url = new URL(page.url)
  const finalPath = `${url.pathname}${url.search}`
  return {
    ...known,
    problem: null,
    status: page.status,
    chain: page.chain.map(({ location }) => location),
    isMoved: page.chain.some(({ status }) => status === 301 || status === 308),
    isHtml: page.html !== "",
    isNoindex: isNoindex(page.head.robots, page.robotsHeader),
    title: (page.head.title ?? "").slice(0, maxTextLength),
    description: (page.head.description ?? "").slice(0, maxTextLength),
    canonical: page.head.canonical,
    hreflang: page.head.hreflang,
    links: listLinks(page, finalPath),
  }
}

const emptyPage = {
  status: 0,
  chain: [],
  isMoved: false,
  isHtml: false,
  isNoindex: false,
  title: "",
  description: "",
  canonical: null,
  hreflang: [],
  links: [],
} as const

function listLinks({ links }: PageReport, selfPath: string): string[] {
  const paths = new Set<string>()
  for (const { path } of links) {
    if (path !== null && path !== selfPath && paths.size < maxLinks) paths.add(path)
  }
  return [...paths]
}
