import { isIP } from "node:net"

/**
 * The network address a request comes from: the connection's own, or, behind so many trusted
 * proxies, the one the outermost of them saw, which is the n-th from the right of
 * `X-Forwarded-For`. What stands further left was written by the visitor and is not believed.
 */
export function resolveVisitorAddress(
  connection: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string | null {
  const entries = (forwardedFor ?? "").split(",")
  const entry = trustedProxies > 0 ? entries.at(-trustedProxies) : undefined
  return parseAddress(entry ?? "") ?? parseAddress(connection ?? "")
}

/** Without a port, and IPv4 in its own form; null where it is no address. */
function parseAddress(text: string): string | null {
  const trimmed = text.trim().replace(/^\[(.*)\](?::\d+)?$/, "$1")
  const bare = /^[\d.]+:\d+$/.test(trimmed) ? trimmed.replace(/:\d+$/, "") : trimmed
  const plain = bare.replace(/^::ffff:(?=[\d.]+$)/i, "").replace(/%.*$/, "")
  return isIP(plain) === 0 ? null : plain
}
