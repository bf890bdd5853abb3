import { createHash } from "node:crypto"

/** Returns a weak ETag, the hash of all values that a response depends on. */
export function buildEtag(version: readonly unknown[]): string {
  const hash = createHash("sha256").update(JSON.stringify(version)).digest("base64url")
  return `W/"${hash.slice(0, 22)}"`
}

/** True if `If-None-Match` contains this ETag, by weak comparison, or is `*`. */
export function hasMatchingEtag(request: Request, etag: string): boolean {
  const tags = (request.headers.get("if-none-match") ?? "").split(",").map((tag) => tag.trim())
  return tags.some((tag) => tag === "*" || tag.replace(/^(?!W\/)/, "W/") === etag)
}
