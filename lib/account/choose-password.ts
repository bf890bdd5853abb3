"use server"

import { z } from "zod"
import { callAccount } from "#lib/api/account.ts"
import { newPasswordSchema } from "#lib/contract/user.ts"
import { getEnv } from "#lib/env.ts"
import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import { resolveReturnPath } from "#lib/session/return-path.ts"
import { getTyped } from "./answer-form.ts"
import { answerSignIn } from "./answer-sign-in.ts"
import { buildRefusal, checkCall } from "./check-call.ts"
import type { FormOutcome, FormState } from "./form-state.ts"

/**
 * Sets the first password of a customer who has just signed up, then redirects to the return path
 * or the home page.
 */
export async function choosePassword(
  _before: FormState | null,
  data: FormData,
): Promise<FormState> {
  return answerSignIn(data, [], () => savePassword(data))
}

const fields = z.object({ newpassword: newPasswordSchema })

async function savePassword(data: FormData): Promise<FormOutcome> {
  const newpassword = getTyped(data, "newpassword")
  const refusal = checkCall(fields, { newpassword })
  if (refusal) return refusal
  const owner = await callAccount("authUser", {})
  if ("refusal" in owner) return buildRefusal(owner.refusal)
  const { id } = owner.answer.user
  const result = await callAccount("updateUser", { body: { id, newpassword } })
  if ("refusal" in result) return buildRefusal(result.refusal)
  const path = resolveReturnPath(getTyped(data, "to"), getEnv().SITE_URL)
  return { kind: "left", path: path ?? (await buildVisitorPath("/")) }
}
