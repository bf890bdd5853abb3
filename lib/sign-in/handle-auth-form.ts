import "server-only"
import { redirect } from "next/navigation"
import { requestSignIn } from "#lib/auth/account-api.ts"
import type { AccountFormResult, FormState } from "#lib/auth/account-result.ts"
import { isServerActionRequest } from "#lib/auth/current-request.ts"
import { getTyped, handleAccountForm } from "#lib/auth/handle-account-form.ts"
import { buildApiRejection, validateAccountRequest } from "#lib/auth/validate-account-request.ts"
import { signInCalls } from "#lib/contract/account-calls.ts"
import { signIn } from "./sign-in.ts"

/**
 * Handles a form that signs in or out. A rejection stays at the form's current step. Without
 * JavaScript the browser is redirected at once; a script gets the path and does a full page load,
 * so that no state of the old session is left in memory.
 */
export async function handleAuthForm(
  data: FormData,
  shown: readonly string[],
  run: () => Promise<AccountFormResult>,
): Promise<FormState> {
  const state = await handleAccountForm(data, shown, run)
  if (state.kind === "redirect" && !(await isServerActionRequest())) redirect(state.path)
  const step = getTyped(data, "step")
  return state.kind === "rejected" && step !== "" ? { ...state, step } : state
}

const fields = signInCalls.loginRecoveryCode.query.omit({ fingerprint: true })

/** Signs in with the code from an email and returns the path to redirect to. Throws an ApiError. */
export async function handleCodeLogin(data: FormData): Promise<AccountFormResult> {
  const query = { email: getTyped(data, "email"), code: getTyped(data, "code") }
  const rejection = validateAccountRequest(fields, query)
  if (rejection) return rejection
  const result = await requestSignIn("loginRecoveryCode", { query })
  if (!result.ok) return buildApiRejection(result.error)
  return { kind: "redirect", path: await signIn(result.value) }
}
