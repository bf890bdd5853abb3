const longWord = /^[\w-]{32,}$/
const hash = /^[0-9a-f]+$/

/**
 * Returns the path of a URL for the log: without its query, and with the tokens of orders, payments
 * and vouchers redacted, since these tokens grant access. Image hashes stay.
 */
export function buildLogPath(address: string): string {
  const [path = ""] = address.split(/[?#]/, 1)
  return path
    .split("/")
    .map((part) => (longWord.test(part) && !hash.test(part) ? "…" : part))
    .join("/")
}
