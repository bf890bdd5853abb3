"use server"

import { z } from "zod"
import { requestAsCustomer } from "#lib/auth/account-api.ts"
import type { AccountFormResult, FormState } from "#lib/auth/form-state.ts"
import { getTyped } from "#lib/auth/handle-account-form.ts"
import { resolveReturnPath } from "#lib/auth/return-path.ts"
import { buildApiRejection, validateAccountRequest } from "#lib/auth/validate-account-request.ts"
import { newPasswordSchema } from "#lib/contract/user.ts"
import { getEnv } from "#lib/env.ts"
import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import { handleAuthForm } from "./handle-auth-form.ts"

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

const fields = z.object({ newpassword: newPasswordSchema })

async function savePassword(data: FormData): Promise<AccountFormResult> {
  const newpassword = getTyped(data, "newpassword")
  const rejection = validateAccountRequest(fields, { newpassword })
  if (rejection) return rejection
  const owner = await requestAsCustomer("authUser", {})
  if (!owner.ok) return buildApiRejection(owner.error)
  const { id } = owner.value.user
  const result = await requestAsCustomer("updateUser", { body: { id, newpassword } })
  if (!result.ok) return buildApiRejection(result.error)
  const path = resolveReturnPath(getTyped(data, "to"), getEnv().SITE_URL)
  return { kind: "redirect", path: path ?? (await buildVisitorPath("/")) }
}
