"use server"

import { refresh } from "next/cache"
import { redirect } from "next/navigation"
import type { FormState } from "#lib/auth/account-result.ts"
import { isServerActionRequest } from "#lib/auth/current-request.ts"
import { getTyped, handleAccountForm } from "#lib/auth/handle-account-form.ts"
import { deleteLogin } from "#lib/auth/sign-out.ts"
import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import { confirmEmailChange, deleteAccount, requestEmailChange } from "./customer-api.ts"
import { handleIdentityForm } from "./handle-identity-form.ts"
import { deletedPath, identityIntents as intents, identitySteps as steps } from "./identity-form.ts"

/**
 * Changes the email address in two steps, depending on the button: emails a code to the new
 * address, then confirms it. Customers without a password have another code emailed to their
 * current address first.
 */
export async function handleEmailChange(
  _before: FormState | null,
  data: FormData,
): Promise<FormState> {
  const newEmail = getTyped(data, "newEmail")
  if (getTyped(data, "intent") !== intents.confirm) {
    return handleIdentityForm(data, ["newEmail"], async (proof) => {
      const result = await requestEmailChange(newEmail, proof)
      return result.kind === "done" ? { ...result, step: steps.mailed } : result
    })
  }
  const state = await handleAccountForm(data, ["newEmail"], async () => {
    const result = await confirmEmailChange(newEmail, getTyped(data, "code"))
    if (result.kind === "done") refresh()
    return { ...result, step: result.kind === "done" ? steps.changed : steps.mailed }
  })
  return state
}

/** Deletes the account, logs the browser out, and redirects to the login page with a notice. */
export async function handleAccountDeletion(
  _before: FormState | null,
  data: FormData,
): Promise<FormState> {
  const state = await handleIdentityForm(data, [], deleteAccount)
  if (state.kind !== "done" || state.step === steps.codeSent) return state
  await deleteLogin()
  const path = await buildVisitorPath(deletedPath)
  // A new document: the page hides itself when its login ends.
  if (await isServerActionRequest()) return { kind: "redirect", path, typed: {} }
  redirect(path)
}
