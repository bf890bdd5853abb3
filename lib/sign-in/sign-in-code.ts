import "server-only"
import { requestSignIn } from "#lib/auth/account-api.ts"
import { type AccountFormResult, buildAccountRejection } from "#lib/auth/account-result.ts"
import { getSession } from "#lib/auth/current-session.ts"
import { getTyped } from "#lib/auth/handle-account-form.ts"
import { buildApiRejection, validateAccountRequest } from "#lib/auth/validate-account-request.ts"
import { signInCalls } from "#lib/contract/account-calls.ts"
import { buildErrorMessage } from "#lib/contract/error-detail.ts"
import { codeMinutes, resendSeconds } from "#lib/contract/mail-codes.ts"
import { digitsStep } from "./digits-step.ts"
import { saveMailedCode } from "./mailed-code.ts"
import { signIn } from "./sign-in.ts"

const addressFields = signInCalls.sendSignInCode.body.omit({ fingerprint: true })
const codeFields = signInCalls.signInByCode.body.omit({ fingerprint: true })

/**
 * Emails six digits and continues with the step to type them. Within half a minute no second email
 * is sent to the same address: the request for another code is rejected at the field. Throws an
 * ApiError.
 */
export async function sendDigits(data: FormData): Promise<AccountFormResult> {
  const body = { email: getTyped(data, "email") }
  const rejection = validateAccountRequest(addressFields, body)
  if (rejection) return rejection
  if (await wasJustSent(body.email)) {
    return getTyped(data, "step") === ""
      ? { kind: "done", step: digitsStep }
      : buildCodeRejection(buildErrorMessage({ code: "sign_in_code_wait" }))
  }
  const result = await requestSignIn("sendSignInCode", { body })
  if (!result.ok) return buildApiRejection(result.error)
  await saveMailedCode("signin", body)
  return { kind: "done", step: digitsStep }
}

/**
 * Signs in with the six digits, which creates the account of a new address, and returns the path to
 * redirect to. A wrong code is an error of its field. Throws an ApiError.
 */
export async function signInByDigits(data: FormData): Promise<AccountFormResult> {
  const body = { email: getTyped(data, "email"), code: getTyped(data, "code") }
  const rejection = validateAccountRequest(codeFields, body)
  if (rejection) return rejection
  const result = await requestSignIn("signInByCode", { body })
  if (result.ok) return { kind: "redirect", path: await signIn(result.value) }
  return result.error.code === "LOGIN_REFUSED"
    ? buildCodeRejection(result.error)
    : buildApiRejection(result.error)
}

function buildCodeRejection(code: ReturnType<typeof buildErrorMessage>): AccountFormResult {
  return { ...buildAccountRejection("BAD_REQUEST"), fieldErrors: { code } }
}

async function wasJustSent(email: string): Promise<boolean> {
  const { mailed } = await getSession()
  if (mailed?.purpose !== "signin" || mailed.typed.email !== email) return false
  const sentAtMs = mailed.endsAtMs - codeMinutes.signin * 60_000
  return Date.now() < sentAtMs + resendSeconds * 1_000
}
