import "server-only"
import type { FormState } from "#lib/auth/account-result.ts"
import { getSession, saveSession } from "#lib/auth/current-session.ts"
import { type CodePurpose, codeMinutes } from "#lib/contract/mail-codes.ts"
import { digitsStep } from "./digits-step.ts"
import type { PageQuery } from "./parse-email-link.ts"

/**
 * Saves in the session that a code was emailed, with the values typed to get it, so that a reloaded
 * page shows the code step again. In server actions only.
 */
export async function saveMailedCode(
  purpose: Exclude<CodePurpose, "email">,
  typed: FormState["typed"],
): Promise<void> {
  const endsAtMs = Date.now() + codeMinutes[purpose] * 60_000
  await saveSession({ ...(await getSession()), mailed: { purpose, typed, endsAtMs } })
}

/** Deletes the pending code from the session after it was used. In server actions only. */
export async function deleteMailedCode(): Promise<void> {
  await saveSession({ ...(await getSession()), mailed: null })
}

/**
 * Returns the state of a form whose code has been emailed. Returns null if none is pending, if it
 * has expired, or if the page's query starts the form over.
 */
export async function getMailedCodeState(
  purpose: CodePurpose,
  query: PageQuery,
): Promise<FormState | null> {
  const { mailed } = await getSession()
  if (mailed?.purpose !== purpose || mailed.endsAtMs <= Date.now()) return null
  if (query[startOver] !== undefined) return null
  const step = purpose === "signin" ? digitsStep : "mailed"
  return { kind: "done", step, typed: mailed.typed }
}

/** Query parameter of a link back to a form's first step. */
export const startOver = "start-over"
