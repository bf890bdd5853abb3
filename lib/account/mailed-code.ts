import "server-only"
import { type CodePurpose, codeMinutes } from "#lib/contract/mail-codes.ts"
import { getSession, saveSession } from "#lib/session/current-session.ts"
import type { FormState } from "./form-state.ts"
import type { PageQuery } from "./read-letter.ts"

/**
 * Keeps in the session that a code was mailed, with what was typed to get it, so that a page that is
 * loaded again asks for the code. In actions only.
 */
export async function keepMailedCode(
  purpose: CodePurpose,
  typed: FormState["typed"],
): Promise<void> {
  const endsAtMs = Date.now() + codeMinutes[purpose] * 60_000
  await saveSession({ ...(await getSession()), mailed: { purpose, typed, endsAtMs } })
}

/** The code was used. In actions only. */
export async function forgetMailedCode(): Promise<void> {
  await saveSession({ ...(await getSession()), mailed: null })
}

/**
 * The state of a form whose code is on its way to the visitor; null where none is, its time is over,
 * or the page's query says that the visitor wants to start over.
 */
export async function readMailedCode(
  purpose: CodePurpose,
  query: PageQuery,
): Promise<FormState | null> {
  const { mailed } = await getSession()
  if (mailed?.purpose !== purpose || mailed.endsAtMs <= Date.now()) return null
  if (query[startOver] !== undefined) return null
  return { kind: "done", step: "mailed", typed: mailed.typed }
}

/** Name in the query of a link that leads back to a form's first step. */
export const startOver = "start-over"
