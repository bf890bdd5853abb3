import { isPrivatePath } from "#lib/auth/private-paths.ts"

/** The properties of a request that the service worker decides by. */
export type WorkerRequest = {
  method: string
  url: URL
  /** The shop's origin. */
  origin: string
  /** True for a navigation, in this tab or in a frame of it. */
  isNavigation: boolean
  hasRange: boolean
}

/** How the service worker responds to a request. */
export type RequestStrategy =
  /** From the network only, as without a service worker. */
  | "network"
  /**
   * From the network, with the offline page if there is no response. The worker responds to every
   * navigation: the browser has sent the request already and would send it again otherwise, and a
   * one-time code does not survive that.
   */
  | "visit"
  /** From the network, and from the cache if there is no response (network first). */
  | "page"
  /** From the cache first: the content of the URL never changes. */
  | "file"
  | "picture"

/** Resolves the strategy for a request. Requests not listed here are not handled by the worker. */
export function resolveRequestStrategy({
  method,
  url,
  origin,
  isNavigation: isVisit,
  hasRange,
}: WorkerRequest): RequestStrategy {
  if (method !== "GET" || url.origin !== origin || hasRange) return "network"
  if (isVisit) return resolveNavigationStrategy(url.pathname)
  if (url.pathname.startsWith("/_next/static/")) return "file"
  return url.pathname.startsWith("/assets/i/") ? "picture" : "network"
}

const notPages = /^\/(?:api|assets|_next|v|pay|oauth|social|preview|outbox)(?:\/|$)|\.\w+$/i
/** Search terms are private. */
const searchPath = /^(?:\/[a-z]{2})?\/search(?:\/|$)/i

/** True if a page can be cached, as far as its path decides it. */
export function isCacheablePath(path: string): boolean {
  return resolveNavigationStrategy(path) === "page"
}

function resolveNavigationStrategy(path: string): "visit" | "page" {
  const isUncacheable = [notPages, searchPath].some((each) => each.test(path))
  return isUncacheable || isPrivatePath(path) ? "visit" : "page"
}
