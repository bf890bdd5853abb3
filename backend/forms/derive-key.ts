import { createHmac } from "node:crypto"

/** A key for one purpose alone, from the shop's secret; the same in every process. */
export function deriveKey(secret: string, purpose: "client" | "digest" | "captcha"): Buffer {
  return createHmac("sha256", secret).update(`curlew:forms:${purpose}`).digest()
}
