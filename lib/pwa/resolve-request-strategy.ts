import { isPrivatePath } from "#lib/auth/private-paths.ts"

/** The properties of a request that the service worker decides by. */
type WorkerRequest = {
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

/** The properties of a response that decide whether it is cacheable. */
export type CacheableResponse = Pick<Response, "status" | "type" | "redirected" | "headers">

/**
 * True if a response can be cached in the browser: complete, same-origin, not redirected, and the
 * same for every user. Scripts cannot see `Set-Cookie` in a response; the server sets none on a
 * cacheable one.
 */
export function isCacheable(response: CacheableResponse): boolean {
  const isForAll = !/\b(?:no-store|private)\b/i.test(response.headers.get("Cache-Control") ?? "")
  return isForAll && isWhole(response)
}

/**
 * True if a response can be cached as the image of a URL, if only until a better one is available.
 */
export function isCacheableImage(response: CacheableResponse): boolean {
  return isWhole(response) && (isPlaceholderImage(response) || isCacheable(response))
}

/**
 * True if an image is a placeholder for one that is still being rendered. It is shown while the
 * client is offline; online, the better image is requested.
 */
export function isPlaceholderImage({ headers }: Pick<CacheableResponse, "headers">): boolean {
  return headers.get("Cache-Control") === "no-store"
}

function isWhole({ status, type, redirected, headers }: CacheableResponse): boolean {
  if (status !== 200 || redirected || (type !== "basic" && type !== "default")) return false
  return !headers.has("Set-Cookie") && !headers.has("Content-Range")
}

/**
 * True if a response can be cached as the page of this path. The home page varies by cookie only
 * because it can redirect to another language, and a redirect is not cached as a page.
 */
export function isCacheablePage(path: string, response: CacheableResponse): boolean {
  const { headers } = response
  const isForAll = path === "/" || !/\bcookie\b|\*/i.test(headers.get("Vary") ?? "")
  const isPage = (headers.get("Content-Type") ?? "").startsWith("text/html")
  return isPage && isForAll && isCacheable(response)
}
