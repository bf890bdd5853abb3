import type { formRefusalCodes } from "#lib/contract/form.ts"
import type { CaptchaQuestion } from "./form.ts"

export type RefusalCode = (typeof formRefusalCodes)[number]

/** Why a form was not taken. */
export type Refusal = {
  kind: "refused"
  code: RefusalCode
  /** In the visitor's words; empty where the interface's own are to be said. */
  error: string
  /** A sentence for each field whose answer was not taken. */
  faults: Readonly<Record<string, string>>
  /** To be answered with the next try. */
  question: CaptchaQuestion | null
  /** What stood in the fields, where the page has to be made anew to show this. */
  answers: Readonly<Record<string, string>>
}

/** What became of a form that was sent; `payment` is where the visitor pays, null for nowhere. */
export type SendResult = { kind: "sent"; payment: string | null } | Refusal

/** Sends a filled-in form; what came of an earlier try does not matter. */
export type SendForm = (before: SendResult | null, data: FormData) => Promise<SendResult>
