import type { ErrorCode } from "#lib/contract/error.ts"
import type { ErrorMessage } from "#lib/contract/error-detail.ts"

/** An action on the account that was rejected, with messages as `Text`. */
type Rejection<Text> = {
  kind: "rejected"
  code: ErrorCode
  /** Empty if the interface shows its own message for the code. */
  message: Text | ""
  /** One message for each rejected field, keyed by the storefront's own field names. */
  fieldErrors: Readonly<Record<string, Text>>
}

/** An action that the API or the form checks rejected, with the details. */
export type AccountRejection = Rejection<ErrorMessage>

/** The same with messages in the visitor's language. */
export type TranslatedRejection = Rejection<string>

/** Result of an action on the account. */
export type AccountResult = { kind: "done" } | AccountRejection

/** Returns a rejection with this code, no message of its own and no field errors. */
export function buildAccountRejection(code: ErrorCode): Rejection<never> {
  return { kind: "rejected", code, message: "", fieldErrors: {} }
}

/** True if the request was rejected because the user is not signed in any more. */
export function isSignedOut({ code }: Pick<AccountRejection, "code">): boolean {
  return code === "UNAUTHENTICATED" || code === "TOKEN_INVALID" || code === "TOKEN_EXPIRED"
}

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
