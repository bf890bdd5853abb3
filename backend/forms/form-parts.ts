import type { Deps } from "#backend/deps.ts"
import type { PaymentGateway } from "#backend/payments/payment-gateway.ts"
import { deriveKey } from "./derive-key.ts"
import type { GetSignedInUser } from "./signed-in-user.ts"

/** What forms are taken with, besides the database and the clock. */
export type FormParts = {
  siteUrl: string
  /** Shared with the storefront, which vouches for its visitors' addresses with it. */
  clientSecret: string
  keys: { client: Buffer; digest: Buffer; captcha: Buffer }
  gateway: PaymentGateway
  getSignedInUser: GetSignedInUser
  /** Called after a mail was queued. */
  onMail: () => void
  /** Called with a fault of the payment gateway, which the visitor is told of in kinder words. */
  onFault: (fault: unknown) => void
}

export type FormDeps = Deps & { forms: FormParts }

/** The keys of forms, from the shop's secret. */
export function buildFormKeys(secret: string): FormParts["keys"] {
  return {
    client: deriveKey(secret, "client"),
    digest: deriveKey(secret, "digest"),
    captcha: deriveKey(secret, "captcha"),
  }
}
