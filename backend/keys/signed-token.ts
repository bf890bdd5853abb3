import { createHmac, timingSafeEqual } from "node:crypto"
import { idSchema } from "#lib/contract/primitives.ts"

const idBytes = 4
const signatureBytes = 28

/**
 * Returns the token of a link about a record: its id and the signature, 43 characters. The key
 * belongs to one purpose, so that the token permits nothing else.
 */
export function buildSignedToken(recordId: number, key: Buffer): string {
  const id = Buffer.alloc(idBytes)
  id.writeUInt32BE(recordId)
  const signature = createHmac("sha256", key).update(id).digest().subarray(0, signatureBytes)
  return Buffer.concat([id, signature]).toString("base64url")
}

/** Returns the record id of a token; null if it was not signed with this key. */
export function parseSignedToken(token: string, key: Buffer): number | null {
  const bytes = Buffer.from(token, "base64url")
  if (bytes.length !== idBytes + signatureBytes) return null
  const id = idSchema.safeParse(bytes.readUInt32BE())
  if (!id.success) return null
  const expected = Buffer.from(buildSignedToken(id.data, key), "base64url")
  return timingSafeEqual(bytes, expected) ? id.data : null
}
