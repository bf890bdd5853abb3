"use server"

import { getSite } from "#lib/api/site.ts"
import { requestSignIn } from "#lib/auth/account-api.ts"
import type { AccountFormResult, FormState } from "#lib/auth/account-result.ts"
import { getSession, saveSession } from "#lib/auth/current-session.ts"
import { getTyped } from "#lib/auth/handle-account-form.ts"
import { signOut } from "#lib/auth/sign-out.ts"
import { buildApiRejection, validateAccountRequest } from "#lib/auth/validate-account-request.ts"
import { signInCalls } from "#lib/contract/account-calls.ts"
import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import { digitsIntents } from "./digits-step.ts"
import { handleAuthForm, handleCodeLogin } from "./handle-auth-form.ts"
import { saveMailedCode } from "./mailed-code.ts"
import { signIn, signInWithTokens } from "./sign-in.ts"
import { sendDigits, signInByDigits } from "./sign-in-code.ts"

/**
 * Signs in by password or by an emailed code, or emails a code: by the form's `intent` button. A
 * typed password signs in also by the button that emails six digits, as Enter presses that one.
 */
export async function handleLoginForm(
  _before: FormState | null,
  data: FormData,
): Promise<FormState> {
  return handleAuthForm(data, ["email", "intent"], () => {
    const intent = getTyped(data, "intent")
    if (intent === "mail") return mailCode(data)
    if (intent === "code") return handleCodeLogin(data)
    if (intent === digitsIntents.submit) return signInByDigits(data)
    const hasPassword = getTyped(data, "password") !== ""
    return intent === digitsIntents.send && !hasPassword ? sendDigits(data) : logInByPassword(data)
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

/** Signs out, in the browser and at the API, and redirects to the home page. */
export async function handleLogoutForm(
  _before: FormState | null,
  data: FormData,
): Promise<FormState> {
  return handleAuthForm(data, [], async () => {
    await signOut()
    return { kind: "redirect", path: await buildVisitorPath("/") }
  })
}

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
