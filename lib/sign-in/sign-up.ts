"use server"

import { z } from "zod"
import { getSite } from "#lib/api/site.ts"
import { requestAsCustomer, requestSignIn } from "#lib/auth/account-api.ts"
import type { AccountFormResult, FormState } from "#lib/auth/account-result.ts"
import { getTyped, getTypedValues } from "#lib/auth/handle-account-form.ts"
import { resolveReturnPath } from "#lib/auth/return-path.ts"
import { buildApiRejection, validateAccountRequest } from "#lib/auth/validate-account-request.ts"
import { signInCalls } from "#lib/contract/account-calls.ts"
import { newPasswordSchema } from "#lib/contract/user.ts"
import { getEnv } from "#lib/env.ts"
import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import { parseDayText } from "#lib/i18n/date-input.ts"
import { handleAuthForm, handleCodeLogin } from "./handle-auth-form.ts"
import { saveMailedCode } from "./mailed-code.ts"

const shown = ["first_name", "last_name", "email", "date_of_birth"]

/** Emails a code that creates an account, or creates the account with such a code and signs in. */
export async function handleSignUpForm(
  _before: FormState | null,
  data: FormData,
): Promise<FormState> {
  return handleAuthForm(data, shown, () =>
    getTyped(data, "intent") === "code" ? begin(data) : mailCode(data),
  )
}

const registrationFields = signInCalls.registerLink.body.omit({ fingerprint: true })

async function mailCode(data: FormData): Promise<AccountFormResult> {
  const day = parseDayText(getTyped(data, "date_of_birth"))
  const body = {
    email: getTyped(data, "email"),
    first_name: getTyped(data, "first_name"),
    last_name: getTyped(data, "last_name"),
    date_of_birth: day === "" ? null : day,
  }
  const rejection = validateAccountRequest(registrationFields, body)
  if (rejection) return rejection
  const result = await requestSignIn("registerLink", { body })
  if (!result.ok) return buildApiRejection(result.error)
  await saveMailedCode("register", getTypedValues(data, shown))
  return { kind: "done", step: "mailed" }
}

/**
 * Signs in; unless the site uses codes only, redirects to the page that offers once to set a
 * password.
 */
async function begin(data: FormData): Promise<AccountFormResult> {
  const entry = await handleCodeLogin(data)
  const { code_only } = (await getSite()).settings.config.login
  if (entry.kind !== "redirect" || code_only) return entry
  return {
    kind: "redirect",
    path: await buildVisitorPath(`/signup?to=${encodeURIComponent(entry.path)}`),
  }
}

/**
 * Sets the first password of a customer who has just signed up, then redirects to the return path
 * or the home page.
 */
export async function createFirstPassword(
  _before: FormState | null,
  data: FormData,
): Promise<FormState> {
  return handleAuthForm(data, [], () => savePassword(data))
}

const passwordFields = z.object({ newpassword: newPasswordSchema })

async function savePassword(data: FormData): Promise<AccountFormResult> {
  const newpassword = getTyped(data, "newpassword")
  const rejection = validateAccountRequest(passwordFields, { newpassword })
  if (rejection) return rejection
  const owner = await requestAsCustomer("authUser", {})
  if (!owner.ok) return buildApiRejection(owner.error)
  const { id } = owner.value.user
  const result = await requestAsCustomer("updateUser", { body: { id, newpassword } })
  if (!result.ok) return buildApiRejection(result.error)
  const path = resolveReturnPath(getTyped(data, "to"), getEnv().SITE_URL)
  return { kind: "redirect", path: path ?? (await buildVisitorPath("/")) }
}
