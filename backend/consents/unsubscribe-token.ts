import { createHmac, timingSafeEqual } from "node:crypto"
import { idSchema } from "#lib/contract/primitives.ts"

/** Path on which a customer withdraws marketing consent without logging in. */
export const unsubscribePath = "/unsubscribe/"

/**
 * Builds the URL that withdraws this customer's consent; it permits nothing else and does not
 * expire.
 */
export function buildUnsubscribeAddress(
  userId: number,
  { siteUrl, key }: { siteUrl: string; key: Buffer },
): string {
  return `${siteUrl}${unsubscribePath}${userId}-${sign(userId, key)}`
}

/** Returns the user id of a token from the path; null if we did not sign it. */
export function parseUnsubscribeToken(token: string, key: Buffer): number | null {
  const [, digits = "", mark = ""] = /^(\d{1,10})-([\w-]{43})$/.exec(token) ?? []
  const id = idSchema.safeParse(Number(digits))
  if (!id.success) return null
  const expected = Buffer.from(sign(id.data, key))
  const given = Buffer.from(mark)
  return given.length === expected.length && timingSafeEqual(given, expected) ? id.data : null
}

function sign(userId: number, key: Buffer): string {
  return createHmac("sha256", key).update(String(userId)).digest("base64url")
}
