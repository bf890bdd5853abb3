/** True if an `If-None-Match` header lists this ETag, by weak comparison, or is `*`. */
export function matchesEtag(header: string | null | undefined, etag: string): boolean {
  const tags = header?.split(",").map((tag) => tag.trim()) ?? []
  return tags.some((tag) => tag === "*" || removeWeakness(tag) === removeWeakness(etag))
}

function removeWeakness(etag: string): string {
  return etag.replace(/^W\//, "")
}
