"use server"

import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import { getSession, saveSession } from "#lib/session/current-session.ts"
import { signInWith } from "#lib/session/sign-in.ts"
import { getTyped } from "./answer-form.ts"
import { answerSignIn } from "./answer-sign-in.ts"
import type { FormState } from "./form-state.ts"

/**
 * Switches to the other customer whose token login waits for confirmation, or stays with the
 * current one.
 */
export async function switchAccount(_before: FormState | null, data: FormData): Promise<FormState> {
  return answerSignIn(data, [], async () => {
    const session = await getSession()
    const { pending, returnPath } = session
    if (pending && getTyped(data, "wish") === "switch") {
      const { baseUrl, ...tokens } = pending
      return { kind: "left", path: await signInWith(tokens, baseUrl) }
    }
    await saveSession({ ...session, pending: null, returnPath: null })
    return { kind: "left", path: returnPath ?? (await buildVisitorPath("/")) }
  })
}
