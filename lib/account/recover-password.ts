"use server"

import { callSignIn } from "#lib/api/account.ts"
import { signInCalls } from "#lib/contract/account-calls.ts"
import { getSession } from "#lib/session/current-session.ts"
import { forgetLogin } from "#lib/session/sign-in.ts"
import { getTyped } from "./answer-form.ts"
import { answerSignIn } from "./answer-sign-in.ts"
import { buildRefusal, checkCall } from "./check-call.ts"
import type { FormOutcome, FormState } from "./form-state.ts"
import { forgetMailedCode, keepMailedCode } from "./mailed-code.ts"

/** Emails a password recovery code, or sets the new password with such a code. */
export async function recoverPassword(
  _before: FormState | null,
  data: FormData,
): Promise<FormState> {
  return answerSignIn(data, ["email"], () =>
    getTyped(data, "wish") === "change" ? changePassword(data) : mailCode(data),
  )
}

async function mailCode(data: FormData): Promise<FormOutcome> {
  const query = { email: getTyped(data, "email") }
  const refusal = checkCall(signInCalls.recoverPassword.query, query)
  if (refusal) return refusal
  const result = await callSignIn("recoverPassword", { query })
  if ("refusal" in result) return buildRefusal(result.refusal)
  await keepMailedCode("recover", query)
  return { kind: "done", step: "mailed" }
}

async function changePassword(data: FormData): Promise<FormOutcome> {
  const query = {
    email: getTyped(data, "email"),
    code: getTyped(data, "code"),
    newpassword: getTyped(data, "newpassword"),
  }
  const refusal = checkCall(signInCalls.recoverPasswordCheck.query, query)
  if (refusal) return refusal
  const result = await callSignIn("recoverPasswordCheck", { query })
  if ("refusal" in result) return buildRefusal(result.refusal)
  await forgetMailedCode()
  // The API ended every session of the customer, so this browser's login is invalid as well.
  if ((await getSession()).tokens !== null) await forgetLogin()
  return { kind: "done", step: "changed" }
}
