"use server"

import { callSignIn } from "#lib/api/account.ts"
import { getSite } from "#lib/api/site.ts"
import { signInCalls } from "#lib/contract/account-calls.ts"
import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import { getTyped, readTyped } from "./answer-form.ts"
import { answerSignIn } from "./answer-sign-in.ts"
import { buildRefusal, checkCall } from "./check-call.ts"
import { parseDayText } from "./day-text.ts"
import type { FormOutcome, FormState } from "./form-state.ts"
import { logInByCode } from "./log-in-by-code.ts"
import { keepMailedCode } from "./mailed-code.ts"

const shown = ["first_name", "last_name", "email", "date_of_birth"]

/** Emails a code that creates an account, or creates the account with such a code and signs in. */
export async function signUp(_before: FormState | null, data: FormData): Promise<FormState> {
  return answerSignIn(data, shown, () =>
    getTyped(data, "wish") === "code" ? begin(data) : mailCode(data),
  )
}

const fields = signInCalls.registerLink.body.omit({ fingerprint: true })

async function mailCode(data: FormData): Promise<FormOutcome> {
  const day = parseDayText(getTyped(data, "date_of_birth"))
  const body = {
    email: getTyped(data, "email"),
    first_name: getTyped(data, "first_name"),
    last_name: getTyped(data, "last_name"),
    date_of_birth: day === "" ? null : day,
  }
  const refusal = checkCall(fields, body)
  if (refusal) return refusal
  const result = await callSignIn("registerLink", { body })
  if ("refusal" in result) return buildRefusal(result.refusal)
  await keepMailedCode("register", readTyped(data, shown))
  return { kind: "done", step: "mailed" }
}

/**
 * Signs in; unless the site uses codes only, redirects to the page that offers once to set a
 * password.
 */
async function begin(data: FormData): Promise<FormOutcome> {
  const entry = await logInByCode(data)
  const { code_only } = (await getSite()).settings.config.login
  if (entry.kind !== "left" || code_only) return entry
  return {
    kind: "left",
    path: await buildVisitorPath(`/signup?to=${encodeURIComponent(entry.path)}`),
  }
}
