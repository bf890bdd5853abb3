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
