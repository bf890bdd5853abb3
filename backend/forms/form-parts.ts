import type { Deps } from "#backend/deps.ts"
import { deriveKey } from "#backend/keys/derive-key.ts"
import type { PaymentGateway } from "#backend/payments/payment-gateway.ts"

/** What forms are taken with, besides the database and the clock. */
export type FormParts = {
  siteUrl: string
  /** Shared with the storefront, which vouches for its visitors' addresses with it. */
  clientSecret: string
  keys: { client: Buffer; digest: Buffer; captcha: Buffer }
  gateway: PaymentGateway
  /** Called after a mail was queued. */
  onMail: () => void
  /** Called with a fault of the payment gateway, which the visitor is told of in kinder words. */
  onFault: (fault: unknown) => void
}

export type FormDeps = Deps & { forms: FormParts }

/** The keys of forms, from the shop's secret. */
export function buildFormKeys(secret: string): FormParts["keys"] {
  return {
    client: deriveKey(secret, "forms:client"),
    digest: deriveKey(secret, "forms:digest"),
    captcha: deriveKey(secret, "forms:captcha"),
  }
}
