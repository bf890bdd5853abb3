import { createHmac, timingSafeEqual } from "node:crypto"
import { signatureMaxAgeSeconds } from "../webhook.ts"

/**
 * Header that authenticates a call as the storefront's own, for a page and not on behalf of a
 * client.
 */
export const storefrontHeader = "x-curlew-storefront"

const headerPattern = /^(\d{1,12});([0-9a-f]{64})$/

/** Returns the header: `{unix seconds};{hex HMAC-SHA256}`. */
export function signStorefrontCall(secret: string, nowSeconds: number): string {
  const time = Math.floor(nowSeconds)
  return `${time};${buildDigest(secret, time).toString("hex")}`
}

/** True if the header was signed with this secret within five minutes of now. */
export function isStorefrontCall(header: string, secret: string, nowSeconds: number): boolean {
  const [, timeText = "", digest = ""] = headerPattern.exec(header) ?? []
  const time = Number(timeText)
  if (secret === "" || digest === "") return false
  if (Math.abs(nowSeconds - time) > signatureMaxAgeSeconds) return false
  return timingSafeEqual(Buffer.from(digest, "hex"), buildDigest(secret, time))
}

/**
 * Starts with the purpose: the same secret also signs change events, previews and client IP
 * addresses.
 */
function buildDigest(secret: string, time: number): Buffer {
  return createHmac("sha256", secret).update(`storefront;${time}`).digest()
}
