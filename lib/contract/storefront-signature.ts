import { createHmac, timingSafeEqual } from "node:crypto"
import { signatureMaxAgeSeconds } from "./webhook.ts"

/** Header by which the back end knows a call that the storefront makes for a page, and not for its visitor. */
export const storefrontHeader = "x-curlew-storefront"

const headerPattern = /^(\d{1,12});([0-9a-f]{64})$/

/** The header's text: `{unix seconds};{hex HMAC-SHA256}`. */
export function signStorefrontCall(secret: string, nowSeconds: number): string {
  const time = Math.floor(nowSeconds)
  return `${time};${buildDigest(secret, time).toString("hex")}`
}

/** Whether a call was signed with this secret within five minutes of now. */
export function isStorefrontCall(header: string, secret: string, nowSeconds: number): boolean {
  const [, timeText = "", digest = ""] = headerPattern.exec(header) ?? []
  const time = Number(timeText)
  if (secret === "" || digest === "") return false
  if (Math.abs(nowSeconds - time) > signatureMaxAgeSeconds) return false
  return timingSafeEqual(Buffer.from(digest, "hex"), buildDigest(secret, time))
}

/** Begins with its purpose: the secret also signs announcements, previews and visitors' addresses. */
function buildDigest(secret: string, time: number): Buffer {
  return createHmac("sha256", secret).update(`storefront;${time}`).digest()
}
