import type { IncomingMessage, ServerResponse } from "node:http"
import { buildSearchPath } from "#lib/catalogue/shop-paths.ts"
import { log } from "#lib/log.ts"
import { spellPath } from "#lib/seo/crawl/spell-path.ts"
import { isPrivateAddress } from "#lib/session/private-paths.ts"
import { securityHeaders } from "./security-headers.ts"
import { withQuery } from "./with-query.ts"

const mostSteps = 5
const timeoutMs = 5_000
/** A while only: what stands at an address may change, its spelling does not. */
const caching = "public, max-age=3600"

/** A path in its one spelling, and the query that goes with it. */
export type Spelling = { path: string; query: string }

/** How the asked-for address is to be spelled; null where it is spelled so, or is no page's. */
export function findSpelling({ method, url = "/" }: IncomingMessage): Spelling | null {
  if (method !== "GET" && method !== "HEAD") return null
  const [path, query] = splitAddress(url)
  const spelled = spellPath(path)
  if (spelled === null) return null
  const words = spelled === "/search" ? new URLSearchParams(query).get("query") : null
  const found = words === null ? "/search" : buildSearchPath(words)
  if (found !== "/search") return { path: found, query: withoutWords(query) }
  return spelled === path ? null : { path: spelled, query }
}

/**
 * Sends who spelled an address in another way to its one spelling: one permanent redirect that keeps
 * the query, straight to where that leads in the end. Says whether it has. What exists nowhere goes
 * on as it was meant, to be answered as what it is.
 */
export async function redirectToSpelling(
  request: IncomingMessage,
  response: ServerResponse,
  { path, query }: Spelling,
  ownOrigin: string,
): Promise<boolean> {
  const isPrivate = isPrivateAddress(path)
  // Who may see it is for the page to say, at its own address.
  const end = isPrivate ? path : await findEnd(path, ownOrigin)
  if (end === null) {
    request.url = withQuery(path, query)
    return false
  }
  for (const { key, value } of securityHeaders) response.setHeader(key, value)
  response.writeHead(308, {
    Location: withQuery(end, query),
    "Cache-Control": isPrivate ? "private, no-store" : caching,
  })
  response.end()
  return true
}

function splitAddress(address: string): [path: string, query: string] {
  const at = address.indexOf("?")
  return at === -1 ? [address, ""] : [address.slice(0, at), address.slice(at + 1)]
}

/** The other parts of the query as they are written. */
function withoutWords(query: string): string {
  return query
    .split("&")
    .filter((part) => !/^query(?:=|$)/.test(part))
    .join("&")
}

/** Where this path leads in the end, itself or another; null where there is nothing. */
async function findEnd(path: string, ownOrigin: string): Promise<string | null> {
  let at = path
  for (let step = 0; step < mostSteps; step += 1) {
    const answer = await ask(`${ownOrigin}${at}`)
    if (answer === null || answer.status >= 400) return null
    const next = answer.status === 308 ? answer.headers.get("location") : null
    if (!next?.startsWith("/")) return at
    at = next
  }
  return null
}

async function ask(url: string): Promise<Response | null> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    return await fetch(url, { method: "HEAD", redirect: "manual", signal })
  } catch (error) {
    log.warn({ reason: String(error) }, "another spelling of an address could not be tried")
    return null
  }
}
