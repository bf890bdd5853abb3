import { isPrivateAddress } from "#lib/session/private-paths.ts"

/** What the worker knows of a request. */
export type AskedRequest = {
  method: string
  url: URL
  /** Origin of the shop. */
  origin: string
  /** A page is gone to, in this tab or a frame of it. */
  isVisit: boolean
  hasRange: boolean
}

/** Where an answer comes from. */
export type RequestPlan =
  /** From the network alone, as if there were no worker. */
  | "network"
  /**
   * From the network, and the offline page where nothing answers. Every visit is answered by the worker:
   * the browser has asked already, and would ask again, which a code that is good once does not survive.
   */
  | "visit"
  /** From the network, and as it was kept where nothing answers. */
  | "page"
  /** As it was kept: what stands at the address never changes. */
  | "file"
  | "picture"

/** Where a request is answered from. Whatever is not listed here is none of the worker's business. */
export function planRequest({ method, url, origin, isVisit, hasRange }: AskedRequest): RequestPlan {
  if (method !== "GET" || url.origin !== origin || hasRange) return "network"
  if (isVisit) return planVisit(url.pathname)
  if (url.pathname.startsWith("/_next/static/")) return "file"
  return url.pathname.startsWith("/assets/i/") ? "picture" : "network"
}

const notPages = /^\/(?:api|assets|_next|v|pay|oauth|social|preview|outbox)(?:\/|$)|\.\w+$/i
/** What people have looked for is nobody else's business. */
const searchPath = /^(?:\/[a-z]{2})?\/search(?:\/|$)/i

/** Whether a page may be kept, as far as its address tells. */
export function isKeptPath(path: string): boolean {
  return planVisit(path) === "page"
}

function planVisit(path: string): "visit" | "page" {
  const isNotKept = [notPages, searchPath].some((each) => each.test(path))
  return isNotKept || isPrivateAddress(path) ? "visit" : "page"
}
