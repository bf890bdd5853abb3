import type { FetchProblem } from "../fetch-page.ts"
import type { Alternate } from "../page-report.ts"

/** A place where the audit begins to read. */
export type AuditAddress = {
  path: string
  /** Whether the sitemap lists it; further pages of lists it leaves out. */
  isListed: boolean
}

/** What is kept of a page that was read, until every page has been read. */
export type AuditPage = {
  path: string
  isListed: boolean
  /** Whether it was found by the links of other pages alone. */
  isFound: boolean
  /** Why it could not be read; all that follows is empty then. */
  problem: FetchProblem | null
  status: number
  /** Where its redirects led, without the last address where there were none. */
  chain: readonly string[]
  /** Path of the page that was read in the end. */
  finalPath: string
  /** Whether one of its redirects is meant to last. */
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

/** Whether search engines may show a page: it answers, is HTML, and does not ask to be left out. */
export function isIndexable({ status, isHtml, isNoindex, chain }: AuditPage): boolean {
  return status === 200 && isHtml && !isNoindex && chain.length === 0
}

/** Whether a page answers with nothing that a visitor could use. */
export function isBroken({ problem, status }: AuditPage): boolean {
  return problem !== null || status >= 400 || status === 0
}

/** Whether a page's redirects go round in a circle or on without an end. */
export function isEndless({ status, chain, problem }: AuditPage): boolean {
  return problem === null && status >= 300 && status <= 399 && chain.length >= 10
}
