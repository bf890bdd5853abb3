import type { AccountResult, TranslatedRejection } from "./account-result.ts"

type FormDone = { kind: "done" } | { kind: "redirect"; path: string }
type FormStep = {
  /** The step that a form with several steps shows next. */
  step?: string
}

/** Result of an account form: done, rejected, or a redirect to another page. */
export type AccountFormResult = (AccountResult | FormDone) & FormStep

/** The result with messages in the visitor's language. */
export type TranslatedFormResult = (TranslatedRejection | FormDone) & FormStep

/** The result with the submitted values, for a page that is rendered again without JavaScript. */
export type FormState = TranslatedFormResult & { typed: Readonly<Record<string, string>> }

/** A server action that a form of the account is sent to. */
export type FormAction = (before: FormState | null, data: FormData) => Promise<FormState>
