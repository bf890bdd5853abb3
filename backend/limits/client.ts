import { createHmac } from "node:crypto"
import { BlockList, isIP, isIPv6 } from "node:net"
import type { FastifyRequest } from "fastify"
import { clientHeader, resolveSignedClient } from "#lib/contract/signatures/client-signature.ts"

/** Returns the client's IP address: the one that the storefront signed, else the socket's. */
export function resolveClientIp(
  request: Pick<FastifyRequest, "headers" | "socket">,
  parts: { secret: string; now: Date },
): string {
  const header = request.headers[clientHeader]
  const signed = typeof header === "string" ? header : null
  const nowSeconds = parts.now.getTime() / 1000
  return resolveSignedClient(signed, parts.secret, nowSeconds) ?? request.socket.remoteAddress ?? ""
}

/**
 * Returns a keyed hash of a client's IP address, which does not reveal the address. Addresses of
 * one IPv6 network (/64) are one client, and an IPv4 address has the same hash in every notation.
 */
export function buildClientHash(ip: string, key: Buffer): string {
  return createHmac("sha256", key).update(resolveHousehold(ip)).digest("base64url")
}

/** Returns a keyed hash of a browser's fingerprint, which does not reveal the session that it is of. */
export function buildBrowserHash(fingerprint: string, key: Buffer): string {
  return createHmac("sha256", key).update(`browser:${fingerprint}`).digest("base64url")
}

const sharedNetworks = [
  "127.0.0.0/8",
  "10.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "169.254.0.0/16",
  "100.64.0.0/10",
  "::1/128",
  "fc00::/7",
  "fe80::/10",
]
const shared = new BlockList()
for (const each of sharedNetworks) {
  const [network = "", prefix] = each.split("/")
  shared.addSubnet(network, Number(prefix), isIPv6(network) ? "ipv6" : "ipv4")
}

/**
 * True if an address may be shared by all clients: a loopback address, or one of a private network,
 * such as that of a proxy that the storefront is not configured for.
 */
export function isSharedAddress(ip: string): boolean {
  const address = ip.split("%", 1)[0] ?? ""
  const version = isIP(address)
  return version === 0 || shared.check(address, version === 6 ? "ipv6" : "ipv4")
}

function resolveHousehold(ip: string): string {
  if (!isIPv6(ip)) return ip
  const groups = expandGroups(ip)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (!isMapped) return groups.slice(0, 4).join(":")
  const [high = 0, low = 0] = groups.slice(6)
  return [high >> 8, high & 255, low >> 8, low & 255].join(".")
}

/** Returns the eight numbers of a valid IPv6 address. */
function expandGroups(ip: string): number[] {
  const { hostname } = new URL(`http://[${ip.split("%", 1)[0]}]/`)
  const [head = "", tail] = hostname.slice(1, -1).split("::")
  const numbersOf = (part = "") =>
    part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16))
  const [first, last] = [numbersOf(head), numbersOf(tail)]
  return [...first, ...new Array<number>(8 - first.length - last.length).fill(0), ...last]
}
