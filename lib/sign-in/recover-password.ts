"use server"

import { requestSignIn } from "#lib/auth/account-api.ts"
import type { AccountFormResult, FormState } from "#lib/auth/account-result.ts"
import { getSession } from "#lib/auth/current-session.ts"
import { getTyped } from "#lib/auth/handle-account-form.ts"
import { deleteLogin } from "#lib/auth/sign-out.ts"
import { buildApiRejection, validateAccountRequest } from "#lib/auth/validate-account-request.ts"
import { signInCalls } from "#lib/contract/account-calls.ts"
import { handleAuthForm } from "./handle-auth-form.ts"
import { deleteMailedCode, saveMailedCode } from "./mailed-code.ts"

/** Emails a password recovery code, or sets the new password with such a code. */
export async function handlePasswordRecovery(
  _before: FormState | null,
  data: FormData,
): Promise<FormState> {
  return handleAuthForm(data, ["email"], () =>
    getTyped(data, "intent") === "change" ? changePassword(data) : mailCode(data),
  )
}

async function mailCode(data: FormData): Promise<AccountFormResult> {
  const query = { email: getTyped(data, "email") }
  const rejection = validateAccountRequest(signInCalls.recoverPassword.query, query)
  if (rejection) return rejection
  const result = await requestSignIn("recoverPassword", { query })
  if (!result.ok) return buildApiRejection(result.error)
  await saveMailedCode("recover", query)
  return { kind: "done", step: "mailed" }
}

async function changePassword(data: FormData): Promise<AccountFormResult> {
  const query = {
    email: getTyped(data, "email"),
    code: getTyped(data, "code"),
    newpassword: getTyped(data, "newpassword"),
  }
  const rejection = validateAccountRequest(signInCalls.recoverPasswordCheck.query, query)
  if (rejection) return rejection
  const result = await requestSignIn("recoverPasswordCheck", { query })
  if (!result.ok) return buildApiRejection(result.error)
  await deleteMailedCode()
  // The API ended every session of the customer, so this browser's login is invalid as well.
  if ((await getSession()).tokens !== null) await deleteLogin()
  return { kind: "done", step: "changed" }
}
