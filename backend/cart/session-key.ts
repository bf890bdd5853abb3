import { createHmac, randomBytes } from "node:crypto"

/** Creates a random session key for a guest's cart: 43 base64url characters. */
export function createSessionKey(): string {
  return randomBytes(32).toString("base64url")
}

/** Returns the keyed hash that is stored of a session key. */
export function hashSessionKey(sessionKey: string, key: Buffer): string {
  return createHmac("sha256", key).update(sessionKey).digest("base64url")
}
