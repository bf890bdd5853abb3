import { deriveKey } from "#backend/keys/derive-key.ts"
import type { PaymentDeps } from "#backend/payments/payment-parts.ts"

/** What form submissions need besides the database, the clock and payments. */
export type FormParts = {
  siteUrl: string
  /** Shared with the storefront, which signs its clients' IP addresses with it. */
  clientSecret: string
  keys: { client: Buffer; digest: Buffer; captcha: Buffer }
  /** Days after which a submission is deleted; null: never. */
  retentionDays: number | null
  /** Called after an email was enqueued. */
  onMail: () => void
}

export type FormDeps = PaymentDeps & { forms: FormParts }

/** Derives the keys of forms from the shop's secret. */
export function buildFormKeys(secret: string): FormParts["keys"] {
  return {
    client: deriveKey(secret, "forms:client"),
    digest: deriveKey(secret, "forms:digest"),
    captcha: deriveKey(secret, "forms:captcha"),
  }
}
