import { createHmac } from "node:crypto"

/** What a key is for: the room it is used in, and there its purpose. */
export type KeyPurpose =
  | `forms:${"client" | "digest" | "captcha"}`
  | `accounts:${"access" | "refresh" | "fingerprint" | "code" | "client"}`
  | `oauth:${string}`
  | `carts:${"session" | "client"}`
  | `orders:${"digest" | "ticket"}`
  | `payments:${"sandbox"}`
  | `consents:${"unsubscribe"}`
  | `vouchers:${"code" | "client"}`

/** A key for one purpose alone, from the shop's secret; the same in every process. */
export function deriveKey(secret: string, purpose: KeyPurpose): Buffer {
  return createHmac("sha256", secret).update(`curlew:${purpose}`).digest()
}
