import { getEnv } from "#lib/env.ts"
import { askShop, type ShopAnswer, type ShopDoor } from "./ask-shop.ts"
import type { PageReport, RedirectHop } from "./page-report.ts"
import { readPage } from "./read-page.ts"
import { parseShopPath } from "./shop-path.ts"

export type FetchOptions = {
  signal?: AbortSignal | undefined
  /** Cookie header of the request, for pages that are visible only with it. */
  cookie?: string | undefined
  /** Another shop than the one of this process. */
  door?: ShopDoor | undefined
}

/**
 * Why there is no page: `rejected` is no path of this shop and was not requested; `timeout` after
 * 10 seconds; `unreachable` without a complete response; `too_large` above 5 MB; `unreadable` HTML.
 */
export type FetchProblem = "refused" | "timeout" | "unreachable" | "too_large" | "unreadable"
export type FetchedPage =
  | { kind: "page"; page: PageReport }
  | { kind: "failed"; problem: FetchProblem }

const maxRedirects = 10
const timeoutMs = 10_000

/**
 * Fetches a page of this shop as a crawler reads it. Accepts a path or an absolute URL below
 * SITE_URL, and sends requests to this process only. Follows up to ten redirects within the shop; a
 * redirect to another host is returned as the response. Throws only when `signal` is aborted.
 */
export async function fetchPage(address: string, options: FetchOptions = {}): Promise<FetchedPage> {
  const { signal, cookie } = options
  signal?.throwIfAborted()
  const door = options.door ?? { port: getEnv().PORT, siteUrl: getEnv().SITE_URL }
  const path = parseShopPath(address, door.siteUrl)
  if (path === null) return { kind: "failed", problem: "refused" }
  const timeout = AbortSignal.timeout(timeoutMs)
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout
  try {
    const walked = await walk(door, { path, cookie, signal: either })
    if (walked === null) return { kind: "failed", problem: "too_large" }
    return readAnswer(path, new URL(walked.path, door.siteUrl).href, walked)
  } catch {
    signal?.throwIfAborted()
    return { kind: "failed", problem: timeout.aborted ? "timeout" : "unreachable" }
  }
}

type Walked = { path: string; chain: RedirectHop[]; answer: ShopAnswer }

/** Follows redirects and returns the final response; null if it is too large. */
async function walk(
  door: ShopDoor,
  asked: { path: string; signal: AbortSignal; cookie: string | undefined },
): Promise<Walked | null> {
  const chain: RedirectHop[] = []
  let { path } = asked
  for (;;) {
    const answer = await askShop(door, { ...asked, path })
    if (answer === null) return null
    const { status, location } = answer
    if (location === null || status < 300 || status > 399) return { path, chain, answer }
    chain.push({ status, location })
    const next = resolveNext(location, path, door.siteUrl)
    if (next === null || chain.length === maxRedirects) return { path, chain, answer }
    path = next
  }
}

function resolveNext(location: string, path: string, siteUrl: string): string | null {
  const from = new URL(path, siteUrl)
  if (!URL.canParse(location, from)) return null
  return parseShopPath(new URL(location, from).href, siteUrl)
}

function readAnswer(path: string, url: string, { chain, answer }: Walked): FetchedPage {
  const { status, contentType, bytes, html, robotsHeader } = answer
  try {
    const read = readPage(html, url)
    const facts = { path, url, chain, status, contentType, bytes, html, robotsHeader }
    return { kind: "page", page: { ...read, ...facts } }
  } catch {
    // Nested deeper than the recursion limit of the parser.
    return { kind: "failed", problem: "unreadable" }
  }
}
