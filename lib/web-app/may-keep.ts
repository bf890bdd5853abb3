/** What is known of an answer before it is kept. */
export type KeepableAnswer = Pick<Response, "status" | "type" | "redirected" | "headers">

/**
 * Whether an answer may be kept in the browser: whole, the shop's own, not led here from elsewhere,
 * and the same for everybody. No script sees an answer's `Set-Cookie`; the server sets none on what
 * it lets others keep.
 */
export function mayKeep({ status, type, redirected, headers }: KeepableAnswer): boolean {
  if (status !== 200 || redirected || (type !== "basic" && type !== "default")) return false
  if (/\b(?:no-store|private)\b/i.test(headers.get("Cache-Control") ?? "")) return false
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
