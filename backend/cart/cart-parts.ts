import type { Deps } from "#backend/deps.ts"
import { deriveKey } from "#backend/keys/derive-key.ts"
import type { WalletName } from "#lib/contract/payment.ts"

/** Configuration of carts, besides the database and the clock. */
export type CartParts = {
  keys: { session: Buffer; client: Buffer }
  siteUrl: string
  /** Shared with the storefront, which signs its clients' IP addresses with it. */
  clientSecret: string
  /** The minimum amount that the payment gateway accepts. */
  leastCents: number
  /** Wallets on the payment gateway's page. */
  wallets: readonly WalletName[]
  /** Called after an email was enqueued. */
  onMail: () => void
}

export type CartDeps = Deps & { cart: CartParts }

/** Derives the keys of carts from the shop's secret. */
export function buildCartKeys(secret: string): CartParts["keys"] {
  return { session: deriveKey(secret, "carts:session"), client: deriveKey(secret, "carts:client") }
}
