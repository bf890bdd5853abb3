import type { formErrorCodes } from "#lib/contract/forms/form.ts"
import type { CaptchaQuestion } from "./form.ts"

export type FormRejectionCode = (typeof formErrorCodes)[number]

/** Why a form was rejected. */
export type FormRejection = {
  kind: "rejected"
  code: FormRejectionCode
  /** In the visitor's language; empty if the interface shows its own message. */
  error: string
  /** One message for each rejected field. */
  fieldErrors: Readonly<Record<string, string>>
  /** The captcha question for the next try. */
  question: CaptchaQuestion | null
  /** The submitted values, for a page that is rendered again without JavaScript. */
  values: Readonly<Record<string, string>>
}

/** Result of a form submission; `payment` is the URL of the payment, null if there is none. */
export type SendResult = { kind: "sent"; payment: string | null } | FormRejection

/** Submits a form; the state of an earlier submission is ignored. */
export type SendForm = (before: SendResult | null, data: FormData) => Promise<SendResult>
