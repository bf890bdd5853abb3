import { createHmac, timingSafeEqual } from "node:crypto"
import { isIP } from "node:net"
import { signatureMaxAgeSeconds } from "../webhook.ts"

/** Header in which the storefront sends the client's IP address to the back end, signed. */
export const clientHeader = "x-curlew-client"

const headerPattern = /^([0-9a-fA-F:.]{2,45});(\d{1,12});([0-9a-f]{64})$/

/** Returns the header for a client's IP address: `{ip};{unix seconds};{hex HMAC-SHA256}`. */
export function signClient(ip: string, secret: string, nowSeconds: number): string {
  const time = Math.floor(nowSeconds)
  return `${ip};${time};${buildDigest(ip, secret, time).toString("hex")}`
}

/**
 * Returns the IP address if it was signed with this secret within five minutes of now; else null.
 */
export function resolveSignedClient(
  header: string | null | undefined,
  secret: string,
  nowSeconds: number,
): string | null {
  const [, ip = "", timeText = "", digest = ""] = headerPattern.exec(header ?? "") ?? []
  if (secret === "" || isIP(ip) === 0) return null
  const time = Number(timeText)
  if (Math.abs(nowSeconds - time) > signatureMaxAgeSeconds) return null
  const isSigned = timingSafeEqual(Buffer.from(digest, "hex"), buildDigest(ip, secret, time))
  return isSigned ? ip : null
}

function buildDigest(ip: string, secret: string, time: number): Buffer {
  return createHmac("sha256", secret).update(`${ip};${time}`).digest()
}
