"use server"

import { getSession, saveSession } from "#lib/auth/current-session.ts"
import type { FormState } from "#lib/auth/form-state.ts"
import { getTyped } from "#lib/auth/handle-account-form.ts"
import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import { handleAuthForm } from "./handle-auth-form.ts"
import { signInWithTokens } from "./sign-in.ts"

/**
 * Logs in the customer whose token login awaits confirmation, or stays with the current one; a
 * guest stays logged out, with the cart unchanged.
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
