"use server"

import { getSite } from "#lib/api/site.ts"
import { requestSignIn } from "#lib/auth/account-api.ts"
import type { AccountFormResult, FormState } from "#lib/auth/form-state.ts"
import { getTyped } from "#lib/auth/handle-account-form.ts"
import { buildApiRejection, validateAccountRequest } from "#lib/auth/validate-account-request.ts"
import { signInCalls } from "#lib/contract/account-calls.ts"
import { handleAuthForm } from "./handle-auth-form.ts"
import { handleCodeLogin } from "./handle-code-login.ts"
import { saveMailedCode } from "./mailed-code.ts"
import { signIn } from "./sign-in.ts"

/** Signs in by password or by an emailed code, or emails a code: by the form's `intent` button. */
export async function handleLoginForm(
  _before: FormState | null,
  data: FormData,
): Promise<FormState> {
  return handleAuthForm(data, ["email"], () => {
    const intent = getTyped(data, "intent")
    if (intent === "mail") return mailCode(data)
    return intent === "code" ? handleCodeLogin(data) : logInByPassword(data)
  })
}

const passwordFields = signInCalls.login.body.omit({ fingerprint: true })
const mailFields = signInCalls.sendLoginLink.body.omit({ fingerprint: true })
const names = { username: "email" }

async function logInByPassword(data: FormData): Promise<AccountFormResult> {
  const body = { username: getTyped(data, "email"), password: getTyped(data, "password") }
  const rejection = validateAccountRequest(passwordFields, body, names)
  if (rejection) return rejection
  const result = await requestSignIn("login", { body })
  if (!result.ok) return buildApiRejection(result.error, names)
  return { kind: "redirect", path: await signIn(result.value) }
}

async function mailCode(data: FormData): Promise<AccountFormResult> {
  const { code_only } = (await getSite()).settings.config.login
  const body = { email: getTyped(data, "email"), code_only }
  const rejection = validateAccountRequest(mailFields, body)
  if (rejection) return rejection
  const result = await requestSignIn("sendLoginLink", { body })
  if (!result.ok) return buildApiRejection(result.error)
  await saveMailedCode("login", { email: body.email })
  return { kind: "done", step: "mailed" }
}
