"use server"

import { callSignIn } from "#lib/api/account.ts"
import { getSite } from "#lib/api/site.ts"
import { signInCalls } from "#lib/contract/account-calls.ts"
import { signIn } from "#lib/session/sign-in.ts"
import { getTyped } from "./answer-form.ts"
import { answerSignIn } from "./answer-sign-in.ts"
import { buildRefusal, checkCall } from "./check-call.ts"
import type { FormOutcome, FormState } from "./form-state.ts"
import { logInByCode } from "./log-in-by-code.ts"
import { keepMailedCode } from "./mailed-code.ts"

/** Signs in by password or by an emailed code, or emails a code: by the form's `intent` button. */
export async function logIn(_before: FormState | null, data: FormData): Promise<FormState> {
  return answerSignIn(data, ["email"], () => {
    const wish = getTyped(data, "wish")
    if (wish === "mail") return mailCode(data)
    return wish === "code" ? logInByCode(data) : logInByPassword(data)
  })
}

const passwordFields = signInCalls.login.body.omit({ fingerprint: true })
const mailFields = signInCalls.sendLoginLink.body.omit({ fingerprint: true })
const names = { username: "email" }

async function logInByPassword(data: FormData): Promise<FormOutcome> {
  const body = { username: getTyped(data, "email"), password: getTyped(data, "password") }
  const refusal = checkCall(passwordFields, body, names)
  if (refusal) return refusal
  const result = await callSignIn("login", { body })
  if ("refusal" in result) return buildRefusal(result.refusal, names)
  return { kind: "left", path: await signIn(result.answer) }
}

async function mailCode(data: FormData): Promise<FormOutcome> {
  const { code_only } = (await getSite()).settings.config.login
  const body = { email: getTyped(data, "email"), code_only }
  const refusal = checkCall(mailFields, body)
  if (refusal) return refusal
  const result = await callSignIn("sendLoginLink", { body })
  if ("refusal" in result) return buildRefusal(result.refusal)
  await keepMailedCode("login", { email: body.email })
  return { kind: "done", step: "mailed" }
}
