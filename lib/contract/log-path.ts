const longWord = /^[\w-]{32,}$/
const hash = /^[0-9a-f]+$/

/**
 * The path of an address as it may be logged: without its query, and without the tokens of orders,
 * payments and vouchers, which let in whoever has them. Pictures, which are named by a hash, stay.
 */
export function buildLogPath(address: string): string {
  const [path = ""] = address.split(/[?#]/, 1)
  return path
    .split("/")
    .map((part) => (longWord.test(part) && !hash.test(part) ? "…" : part))
    .join("/")
}
