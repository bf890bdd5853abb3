"use server"

import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import { getSession, saveSession } from "#lib/session/current-session.ts"
import { signInWithTokens } from "#lib/session/sign-in.ts"
import { getTyped } from "./answer-form.ts"
import { handleAuthForm } from "./answer-sign-in.ts"
import type { FormState } from "./form-state.ts"

/**
 * Switches to the other customer whose token login waits for confirmation, or stays with the
 * current one.
 */
export async function handleAccountSwitch(
  _before: FormState | null,
  data: FormData,
): Promise<FormState> {
  return handleAuthForm(data, [], async () => {
    const session = await getSession()
    const { pending, returnPath } = session
    if (pending && getTyped(data, "intent") === "switch") {
      const { baseUrl, ...tokens } = pending
      return { kind: "redirect", path: await signInWithTokens(tokens, baseUrl) }
    }
    await saveSession({ ...session, pending: null, returnPath: null })
    return { kind: "redirect", path: returnPath ?? (await buildVisitorPath("/")) }
  })
}
