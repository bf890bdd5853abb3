import type { FormField } from "#lib/contract/form-fields.ts"
import type { Money } from "#lib/money.ts"

/** A form for visitors to fill in. The HTML of its fields is sanitised. */
export type Form = {
  id: number
  name: string
  fields: readonly FormField[]
  usesCaptcha: boolean
  needsLogin: boolean
  /** Paid after sending it; 0 is nothing. */
  fee: Money
  /** What is said once it was sent; empty leaves the shop's own words. */
  thankYou: string
}

/** A question that shows a person was there, where no program could show it; `token` goes along. */
export type CaptchaQuestion = { text: string; token: string }
