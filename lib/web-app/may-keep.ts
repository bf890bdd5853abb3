/** What is known of an answer before it is kept. */
export type KeepableAnswer = Pick<Response, "status" | "type" | "redirected" | "headers">

/**
 * Whether an answer may be kept in the browser: whole, the shop's own, not led here from elsewhere,
 * and the same for everybody. No script sees an answer's `Set-Cookie`; the server sets none on what
 * it lets others keep.
 */
export function mayKeep(answer: KeepableAnswer): boolean {
  const isForAll = !/\b(?:no-store|private)\b/i.test(answer.headers.get("Cache-Control") ?? "")
  return isForAll && isWhole(answer)
}

/** Whether an answer may be kept as the picture of an address, if only until there is a better one. */
export function mayKeepPicture(answer: KeepableAnswer): boolean {
  return isWhole(answer) && (isStandIn(answer) || mayKeep(answer))
}

/**
 * Whether a picture stands in for one that is still being made: a page that nobody is connected to
 * shows it; else the better one is asked for.
 */
export function isStandIn({ headers }: Pick<KeepableAnswer, "headers">): boolean {
  return headers.get("Cache-Control") === "no-store"
}

function isWhole({ status, type, redirected, headers }: KeepableAnswer): boolean {
  if (status !== 200 || redirected || (type !== "basic" && type !== "default")) return false
  return !headers.has("Set-Cookie") && !headers.has("Content-Range")
}

/**
 * Whether an answer may be kept as the page of this path. The front page varies by cookie only in that
 * it may lead on to another language, which is no page.
 */
export function mayKeepPage(path: string, answer: KeepableAnswer): boolean {
  const { headers } = answer
  const isForAll = path === "/" || !/\bcookie\b|\*/i.test(headers.get("Vary") ?? "")
  const isPage = (headers.get("Content-Type") ?? "").startsWith("text/html")
  return isPage && isForAll && mayKeep(answer)
}
