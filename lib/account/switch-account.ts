"use server"

import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import { getSession, saveSession } from "#lib/session/current-session.ts"
import { signInWith } from "#lib/session/sign-in.ts"
import { getTyped } from "./answer-form.ts"
import { answerSignIn } from "./answer-sign-in.ts"
import type { FormState } from "./form-state.ts"

/** Goes on as the other customer whose login waits for a "yes", or stays who one was. */
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
