import type { Deps } from "#backend/deps.ts"
import { deriveKey } from "#backend/keys/derive-key.ts"

/** What carts are kept with, besides the database and the clock. */
export type CartParts = {
  keys: { session: Buffer; client: Buffer }
  siteUrl: string
  /** Shared with the storefront, which vouches for its visitors' addresses with it. */
  clientSecret: string
  /** The least that the payment gateway takes at once. */
  leastCents: number
  /** Called after a mail was queued. */
  onMail: () => void
}

export type CartDeps = Deps & { cart: CartParts }

/** The keys of carts, from the shop's secret. */
export function buildCartKeys(secret: string): CartParts["keys"] {
  return { session: deriveKey(secret, "carts:session"), client: deriveKey(secret, "carts:client") }
}
