import type { FormField } from "#lib/contract/forms/form-fields.ts"
import type { Money } from "#lib/contract/money.ts"

/** A form that visitors fill in. The HTML of its fields is sanitised. */
export type Form = {
  id: number
  name: string
  fields: readonly FormField[]
  usesCaptcha: boolean
  needsLogin: boolean
  /** Paid after submission; 0 means free. */
  fee: Money
  /** Message after submission; empty for the shop's default message. */
  thankYou: string
}

/**
 * Captcha question, the fallback if no script can solve the captcha; `token` is submitted with the
 * reply.
 */
export type CaptchaQuestion = { text: string; token: string }
