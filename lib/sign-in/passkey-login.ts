"use server"

import { requestSignIn } from "#lib/auth/account-api.ts"
import { buildAccountRejection, type FormState } from "#lib/auth/account-result.ts"
import { buildApiRejection } from "#lib/auth/validate-account-request.ts"
import { type PasskeyOptions, signedChallengeSchema } from "#lib/contract/passkey.ts"
import { handleAuthForm } from "./handle-auth-form.ts"
import { signIn } from "./sign-in.ts"

/** Returns the WebAuthn options for a login by passkey in this browser; null with the reason. */
export async function startPasskeyLogin(): Promise<{
  options: PasskeyOptions | null
  state: FormState
}> {
  let options: PasskeyOptions | null = null
  const state = await handleAuthForm(new FormData(), [], async () => {
    const result = await requestSignIn("startPasskeyLogin", { body: {} })
    if (!result.ok) return buildApiRejection(result.error)
    options = result.value.options
    return { kind: "done" }
  })
  return { options, state }
}

/**
 * Signs in with the challenge that a passkey signed (`AuthenticationResponseJSON`), and redirects
 * as after any other login.
 */
export async function logInByPasskey(signed: unknown): Promise<FormState> {
  return handleAuthForm(new FormData(), [], async () => {
    const credential = signedChallengeSchema.safeParse(signed)
    if (!credential.success) return buildAccountRejection("BAD_REQUEST")
    const result = await requestSignIn("loginByPasskey", { body: { credential: credential.data } })
    if (!result.ok) return buildApiRejection(result.error)
    return { kind: "redirect", path: await signIn(result.value) }
  })
}
