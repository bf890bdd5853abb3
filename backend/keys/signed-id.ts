import { createHmac, timingSafeEqual } from "node:crypto"
import { idSchema } from "#lib/contract/primitives.ts"

/** Builds a token for a link in an email: the id with its signature. It does not expire. */
export function buildSignedId(id: number, key: Buffer): string {
  return `${id}-${signId(id, key)}`
}

/** Returns the id of a token from a path; null if it was not signed with this key. */
export function parseSignedId(token: string, key: Buffer): number | null {
  const [, digits = "", mark = ""] = /^(\d{1,10})-([\w-]{43})$/.exec(token) ?? []
  const id = idSchema.safeParse(Number(digits))
  if (!id.success) return null
  const expected = Buffer.from(signId(id.data, key))
  const given = Buffer.from(mark)
  return given.length === expected.length && timingSafeEqual(given, expected) ? id.data : null
}

function signId(id: number, key: Buffer): string {
  return createHmac("sha256", key).update(String(id)).digest("base64url")
}
