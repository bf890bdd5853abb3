import type { IncomingMessage } from "node:http"
import { isIP } from "node:net"
import { visitorHeader } from "#lib/forms/visitor-header.ts"

/**
 * Sets the client's IP address in a header for the app; the client's own value is stripped before.
 */
export function updateClientIpHeader(
  { headers, socket }: IncomingMessage,
  trustedProxies: number,
): void {
  const forwarded = headers["x-forwarded-for"]
  const forwardedFor = Array.isArray(forwarded) ? forwarded.join(",") : forwarded
  const address = resolveClientIp(socket.remoteAddress, forwardedFor, trustedProxies)
  if (address !== null) headers[visitorHeader] = address
}

/**
 * Resolves the IP address of the client: that of the connection, or, behind this many trusted
 * proxies, the one that the outermost of them received, which is the n-th from the right of
 * `X-Forwarded-For`. Entries further left were written by the client and are not trusted.
 */
export function resolveClientIp(
  connection: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string | null {
  const entries = (forwardedFor ?? "").split(",")
  const entry = trustedProxies > 0 ? entries.at(-trustedProxies) : undefined
  return parseAddress(entry ?? "") ?? parseAddress(connection ?? "")
}

/** Parses an address without its port, IPv4 in its own form; null if it is no address. */
function parseAddress(text: string): string | null {
  const trimmed = text.trim().replace(/^\[(.*)\](?::\d+)?$/, "$1")
  const bare = /^[\d.]+:\d+$/.test(trimmed) ? trimmed.replace(/:\d+$/, "") : trimmed
  const plain = bare.replace(/^::ffff:(?=[\d.]+$)/i, "").replace(/%.*$/, "")
  return isIP(plain) === 0 ? null : plain
}
