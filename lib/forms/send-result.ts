import type { formRefusalCodes } from "#lib/contract/form.ts"
import type { CaptchaQuestion } from "./form.ts"

export type RefusalCode = (typeof formRefusalCodes)[number]

/** Why a form was rejected. */
export type Refusal = {
  kind: "refused"
  code: RefusalCode
  /** In the visitor's language; empty if the interface shows its own message. */
  error: string
  /** One message for each rejected field. */
  faults: Readonly<Record<string, string>>
  /** The captcha question for the next try. */
  question: CaptchaQuestion | null
  /** The submitted values, for a page that is rendered again without JavaScript. */
  answers: Readonly<Record<string, string>>
}

/** Result of a form submission; `payment` is the URL of the payment, null if there is none. */
export type SendResult = { kind: "sent"; payment: string | null } | Refusal

/** Submits a form; the state of an earlier submission is ignored. */
export type SendForm = (before: SendResult | null, data: FormData) => Promise<SendResult>
