import "server-only"
import { requestSignIn } from "#lib/auth/account-api.ts"
import type { AccountFormResult } from "#lib/auth/form-state.ts"
import { getTyped } from "#lib/auth/handle-account-form.ts"
import { buildApiRejection, validateAccountRequest } from "#lib/auth/validate-account-request.ts"
import { signInCalls } from "#lib/contract/account-calls.ts"
import { signIn } from "./sign-in.ts"

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
