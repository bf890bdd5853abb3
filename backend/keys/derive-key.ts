import { createHmac } from "node:crypto"

/** Purpose of a key: the module that uses it, and the use within it. */
export type KeyPurpose =
  | `forms:${"client" | "digest" | "captcha"}`
  | `accounts:${"access" | "refresh" | "fingerprint" | "code" | "client"}`
  | `oauth:${string}`
  | `carts:${"session" | "client"}`
  | `orders:${"digest" | "ticket" | "status"}`
  | `payments:${"sandbox"}`
  | `consents:${"unsubscribe"}`
  | `newsletter:${"confirm" | "unsubscribe"}`
  | `reviews:${"link"}`
  | `alerts:${"confirm" | "address"}`
  | `vouchers:${"code" | "client"}`

/** Derives a key for one purpose from the shop's secret; identical in every process. */
export function deriveKey(secret: string, purpose: KeyPurpose): Buffer {
  return createHmac("sha256", secret).update(`curlew:${purpose}`).digest()
}
