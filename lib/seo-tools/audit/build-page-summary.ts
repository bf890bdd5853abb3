import type { FetchedPage } from "../fetch-page.ts"
import { isNoindex } from "../is-noindex.ts"
import type { PageReport } from "../page-report.ts"
import type { AuditPage, AuditUrl } from "./audit-page.ts"

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
