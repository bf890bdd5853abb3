/**
 * Returns the seconds of a `Retry-After` header, which has a number of seconds or an HTTP date. Null
 * if it is missing or invalid.
 */
export function parseRetryAfter(header: string | null, nowMs = Date.now()): number | null {
  const text = (header ?? "").trim()
  if (/^\d{1,15}$/.test(text)) return Number(text)
  const dateMs = /^[A-Z][a-z]+, .+ GMT$/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(dateMs) ? null : Math.max(0, Math.ceil((dateMs - nowMs) / 1_000))
}

/** True if an `If-None-Match` header lists this ETag, by weak comparison, or is `*`. */
export function matchesEtag(header: string | null | undefined, etag: string): boolean {
  const tags = header?.split(",").map((tag) => tag.trim()) ?? []
  return tags.some((tag) => tag === "*" || removeWeakness(tag) === removeWeakness(etag))
}

function removeWeakness(etag: string): string {
  return etag.replace(/^W\//, "")
}
