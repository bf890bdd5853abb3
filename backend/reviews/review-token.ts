import { createHmac, timingSafeEqual } from "node:crypto"
import { idSchema } from "#lib/contract/primitives.ts"

const idBytes = 4
const signatureBytes = 28

/**
 * Returns the token of the link with which the customer of an order reviews its products: the
 * order's id and its signature, 43 characters. It permits nothing else and does not expire.
 */
export function buildReviewToken(orderId: number, key: Buffer): string {
  const id = Buffer.alloc(idBytes)
  id.writeUInt32BE(orderId)
  const signature = createHmac("sha256", key).update(id).digest().subarray(0, signatureBytes)
  return Buffer.concat([id, signature]).toString("base64url")
}

/** Returns the order id of a token; null if it was not signed with this key. */
export function parseReviewToken(token: string, key: Buffer): number | null {
  const bytes = Buffer.from(token, "base64url")
  if (bytes.length !== idBytes + signatureBytes) return null
  const id = idSchema.safeParse(bytes.readUInt32BE())
  if (!id.success) return null
  const expected = Buffer.from(buildReviewToken(id.data, key), "base64url")
  return timingSafeEqual(bytes, expected) ? id.data : null
}
