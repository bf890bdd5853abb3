import { createHmac } from "node:crypto"
import type { AccountDeps } from "#backend/accounts/account-parts.ts"

/** The shop as WebAuthn knows it: the host name that passkeys belong to, and the pages' origin. */
export type RelyingParty = { id: string; origin: string }

/** Returns the relying party of the shop's configured address. */
export function getRelyingParty({ accounts }: Pick<AccountDeps, "accounts">): RelyingParty {
  const { hostname, origin } = new URL(accounts.siteUrl)
  return { id: hostname, origin }
}

/** Returns the user handle of a customer's passkeys, which does not reveal the customer's id. */
export function buildUserHandle(
  { accounts }: Pick<AccountDeps, "accounts">,
  userId: number,
): Buffer<ArrayBuffer> {
  const hash = createHmac("sha256", accounts.keys.client).update(`passkey:${userId}`).digest()
  return Buffer.from(hash)
}
