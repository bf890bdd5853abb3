import "server-only"
import { callSignIn } from "#lib/api/account.ts"
import { signInCalls } from "#lib/contract/account-calls.ts"
import { signIn } from "#lib/session/sign-in.ts"
import { getTyped } from "./answer-form.ts"
import { buildRefusal, checkCall } from "./check-call.ts"
import type { FormOutcome } from "./form-state.ts"

const fields = signInCalls.loginRecoveryCode.query.omit({ fingerprint: true })

/** Signs in with the code from an email and returns the path to redirect to. Throws an ApiError. */
export async function logInByCode(data: FormData): Promise<FormOutcome> {
  const query = { email: getTyped(data, "email"), code: getTyped(data, "code") }
  const refusal = checkCall(fields, query)
  if (refusal) return refusal
  const result = await callSignIn("loginRecoveryCode", { query })
  if ("refusal" in result) return buildRefusal(result.refusal)
  return { kind: "left", path: await signIn(result.answer) }
}
