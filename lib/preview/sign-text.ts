import { createHmac, timingSafeEqual } from "node:crypto"
import { getEnv } from "#lib/env.ts"

/** A signature is valid for one purpose only. */
type Purpose = "link" | "cookie"

/** Returns the shop's signature of a text, as hex. Throws if the shop has no SESSION_SECRET. */
export function signText(purpose: Purpose, text: string): string {
  return buildDigest(purpose, text).toString("hex")
}

/** True if a text has the shop's own signature. */
export function isSignedText(purpose: Purpose, text: string, signature: string): boolean {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false
  return timingSafeEqual(Buffer.from(signature, "hex"), buildDigest(purpose, text))
}

function buildDigest(purpose: Purpose, text: string): Buffer {
  const { SESSION_SECRET: secret } = getEnv()
  if (!secret) throw new Error("SESSION_SECRET is not set: it signs previews")
  const key = createHmac("sha256", secret).update(`curlew preview ${purpose}`).digest()
  return createHmac("sha256", key).update(text).digest()
}
