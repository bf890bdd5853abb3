import { createHmac, timingSafeEqual } from "node:crypto"
import { idSchema } from "#lib/contract/primitives.ts"

/** Where a customer takes back a yes to news from the shop, without logging in. */
export const unsubscribePath = "/unsubscribe/"

/** The address that takes back this customer's yes; it is good for nothing else, and does not end. */
export function buildUnsubscribeAddress(
  userId: number,
  { siteUrl, key }: { siteUrl: string; key: Buffer },
): string {
  return `${siteUrl}${unsubscribePath}${userId}-${sign(userId, key)}`
}

/** Whose address it is, by what stands after the path; null for a word that is none of ours. */
export function readUnsubscribeToken(token: string, key: Buffer): number | null {
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
