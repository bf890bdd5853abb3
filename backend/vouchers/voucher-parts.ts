import { deriveKey } from "#backend/keys/derive-key.ts"
import type { PaymentDeps } from "#backend/payments/payment-parts.ts"

/** What gift vouchers need besides the database, the clock and payments. */
export type VoucherParts = {
  siteUrl: string
  /** Shared with the storefront, which signs its clients' IP addresses with it. */
  clientSecret: string
  keys: { code: Buffer; client: Buffer }
}

export type VoucherDeps = PaymentDeps & { vouchers: VoucherParts }

/** Derives the keys of gift vouchers from the shop's secret. */
export function buildVoucherKeys(secret: string): VoucherParts["keys"] {
  return {
    code: deriveKey(secret, "vouchers:code"),
    client: deriveKey(secret, "vouchers:client"),
  }
}
