import type { AccountResult } from "./account-result.ts"

/** Result of an account form: done, rejected, or a redirect to another page. */
export type AccountFormResult = (AccountResult | { kind: "redirect"; path: string }) & {
  /** The step that a form with several steps shows next. */
  step?: string
}

/** The result with the submitted values, for a page that is rendered again without JavaScript. */
export type FormState = AccountFormResult & { typed: Readonly<Record<string, string>> }

/** A server action that a form of the account is sent to. */
export type FormAction = (before: FormState | null, data: FormData) => Promise<FormState>
