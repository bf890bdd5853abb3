/** Returns the path with this query after the one that it may have, before its fragment. */
export function withQuery(path: string, query: string): string {
  if (query === "") return path
  const [, address = "", fragment = ""] = /^([^#]*)(.*)$/s.exec(path) ?? []
  return `${address}${address.includes("?") ? "&" : "?"}${query}${fragment}`
}
