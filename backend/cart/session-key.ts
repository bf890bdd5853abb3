import { createHmac, randomBytes } from "node:crypto"

/** A guest's new way to a cart: 43 signs that nobody can guess. */
export function drawSessionKey(): string {
  return randomBytes(32).toString("base64url")
}

/** What is kept of a session key. */
export function hashSessionKey(sessionKey: string, key: Buffer): string {
  return createHmac("sha256", key).update(sessionKey).digest("base64url")
}
