import type { Result } from "#lib/contract/result.ts"
import { getEnv } from "#lib/env.ts"
import type { PageReport, RedirectHop } from "./page-report.ts"
import { parsePageHtml } from "./parse-page-html.ts"
import {
  type LoopbackResponse,
  type LoopbackTarget,
  requestOverLoopback,
} from "./request-over-loopback.ts"
import { parseShopPath } from "./shop-path.ts"

export type FetchPageOptions = {
  signal?: AbortSignal | undefined
  /** Cookie header of the request, for pages that are visible only with it. */
  cookie?: string | undefined
  /** Another shop than the one of this process. */
  target?: LoopbackTarget | undefined
}

/**
 * Why there is no page: `rejected` is no path of this shop and was not requested; `timeout` after
 * 10 seconds; `unreachable` without a complete response; `too_large` above 5 MB; `unreadable` HTML.
 */
export type FetchProblem = "rejected" | "timeout" | "unreachable" | "too_large" | "unreadable"
export type FetchedPage = Result<PageReport, FetchProblem>

const maxRedirects = 10
const timeoutMs = 10_000

/**
 * Fetches a page of this shop as a crawler reads it. Accepts a path or an absolute URL below
 * SITE_URL, and sends requests to this process only. Follows up to ten redirects within the shop; a
 * redirect to another host is returned as the response. Throws only when `signal` is aborted.
 */
export async function fetchAuditedPage(
  pathOrUrl: string,
  options: FetchPageOptions = {},
): Promise<FetchedPage> {
  const { signal, cookie } = options
  signal?.throwIfAborted()
  const target = options.target ?? { port: getEnv().PORT, siteUrl: getEnv().SITE_URL }
  const path = parseShopPath(pathOrUrl, target.siteUrl)
  if (path === null) return { ok: false, error: "rejected" }
  const timeout = AbortSignal.timeout(timeoutMs)
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout
  try {
    const result = await followRedirects(target, { path, cookie, signal: either })
    if (result === null) return { ok: false, error: "too_large" }
    return buildFetchedPage(path, new URL(result.path, target.siteUrl).href, result)
  } catch {
    signal?.throwIfAborted()
    return { ok: false, error: timeout.aborted ? "timeout" : "unreachable" }
  }
}

type FinalResponse = { path: string; chain: RedirectHop[]; response: LoopbackResponse }

/** Follows redirects and returns the final response; null if it is too large. */
async function followRedirects(
  target: LoopbackTarget,
  input: { path: string; signal: AbortSignal; cookie: string | undefined },
): Promise<FinalResponse | null> {
  const chain: RedirectHop[] = []
  let { path } = input
  for (;;) {
    const response = await requestOverLoopback(target, { ...input, path })
    if (response === null) return null
    const { status, location } = response
    if (location === null || status < 300 || status > 399) return { path, chain, response }
    chain.push({ status, location })
    const next = resolveRedirect(location, path, target.siteUrl)
    if (next === null || chain.length === maxRedirects) return { path, chain, response }
    path = next
  }
}

function resolveRedirect(location: string, path: string, siteUrl: string): string | null {
  const from = new URL(path, siteUrl)
  if (!URL.canParse(location, from)) return null
  return parseShopPath(new URL(location, from).href, siteUrl)
}

function buildFetchedPage(
  path: string,
  url: string,
  { chain, response }: FinalResponse,
): FetchedPage {
  const { status, contentType, bytes, html, robotsHeader } = response
  try {
    const read = parsePageHtml(html, url)
    const facts = { path, url, chain, status, contentType, bytes, html, robotsHeader }
    return { ok: true, value: { ...read, ...facts } }
  } catch {
    // Nested deeper than the recursion limit of the parser.
    return { ok: false, error: "unreadable" }
  }
}
