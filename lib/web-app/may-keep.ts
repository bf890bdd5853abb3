/** The properties of a response that decide whether it is cacheable. */
export type KeepableAnswer = Pick<Response, "status" | "type" | "redirected" | "headers">

/**
 * True if a response can be cached in the browser: complete, same-origin, not redirected, and the
 * same for every user. Scripts cannot see `Set-Cookie` in a response; the server sets none on a
 * cacheable one.
 */
export function mayKeep(answer: KeepableAnswer): boolean {
  const isForAll = !/\b(?:no-store|private)\b/i.test(answer.headers.get("Cache-Control") ?? "")
  return isForAll && isWhole(answer)
}

/**
 * True if a response can be cached as the image of a URL, if only until a better one is available.
 */
export function mayKeepPicture(answer: KeepableAnswer): boolean {
  return isWhole(answer) && (isStandIn(answer) || mayKeep(answer))
}

/**
 * True if an image is a placeholder for one that is still being rendered. It is shown while the
 * client is offline; online, the better image is requested.
 */
export function isStandIn({ headers }: Pick<KeepableAnswer, "headers">): boolean {
  return headers.get("Cache-Control") === "no-store"
}

function isWhole({ status, type, redirected, headers }: KeepableAnswer): boolean {
  if (status !== 200 || redirected || (type !== "basic" && type !== "default")) return false
  return !headers.has("Set-Cookie") && !headers.has("Content-Range")
}

/**
 * True if a response can be cached as the page of this path. The home page varies by cookie only
 * because it can redirect to another language, and a redirect is not cached as a page.
 */
export function mayKeepPage(path: string, answer: KeepableAnswer): boolean {
  const { headers } = answer
  const isForAll = path === "/" || !/\bcookie\b|\*/i.test(headers.get("Vary") ?? "")
  const isPage = (headers.get("Content-Type") ?? "").startsWith("text/html")
  return isPage && isForAll && mayKeep(answer)
}
