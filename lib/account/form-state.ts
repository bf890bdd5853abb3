import type { AccountResult } from "./account-result.ts"

/** What became of a form: it was taken or refused, or the browser goes on to another page. */
export type FormOutcome = (AccountResult | { kind: "left"; path: string }) & {
  /** Which part of a form with several steps is to be shown now. */
  step?: string
}

/** The same, with what stood in the form where the page has to be made anew to show this. */
export type FormState = FormOutcome & { typed: Readonly<Record<string, string>> }

/** A server action that a form of the account is sent to. */
export type FormAction = (before: FormState | null, data: FormData) => Promise<FormState>
