import { createHmac, timingSafeEqual } from "node:crypto"
import { getEnv } from "#lib/env.ts"

/** A signature for one purpose says nothing for another. */
type Purpose = "link" | "cookie"

/** The shop's signature of a text, as hex. Throws where the shop has no SESSION_SECRET. */
export function signText(purpose: Purpose, text: string): string {
  return buildDigest(purpose, text).toString("hex")
}

/** Whether a text carries the shop's own signature. */
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
