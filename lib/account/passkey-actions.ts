"use server"

import { refresh } from "next/cache"
import { requestAsCustomer } from "#lib/auth/account-api.ts"
import { buildAccountRejection, type FormState } from "#lib/auth/account-result.ts"
import { getTyped, handleAccountForm } from "#lib/auth/handle-account-form.ts"
import { buildApiRejection, validateAccountRequest } from "#lib/auth/validate-account-request.ts"
import { accountCalls } from "#lib/contract/account-calls.ts"
import type { PasskeyOptions } from "#lib/contract/passkey.ts"
import { handleIdentityForm } from "./handle-identity-form.ts"
import { passkeyAddedStep } from "./passkey-form.ts"

const names = { current_password: "currentPassword" }

/**
 * Returns the WebAuthn options for a new passkey of the customer, who proved their identity; null
 * with the state of the form, also after the code for that was emailed.
 */
export async function startPasskey(
  data: FormData,
): Promise<{ options: PasskeyOptions | null; state: FormState }> {
  let options: PasskeyOptions | null = null
  const state = await handleIdentityForm(data, ["name"], async (proof) => {
    const rejection = validateAccountRequest(accountCalls.startPasskey.body, proof, names)
    if (rejection) return rejection
    const result = await requestAsCustomer("startPasskey", { body: proof })
    if (!result.ok) return buildApiRejection(result.error, names)
    options = result.value.options
    return { kind: "done" }
  })
  return { options, state }
}

/** Saves the passkey that a device created (`RegistrationResponseJSON`). */
export async function savePasskey(name: string, created: unknown): Promise<FormState> {
  return handleAccountForm(new FormData(), [], async () => {
    const body = accountCalls.createPasskey.body.safeParse({ name, credential: created })
    if (!body.success) return buildAccountRejection("BAD_REQUEST")
    const result = await requestAsCustomer("createPasskey", { body: body.data })
    if (!result.ok) return buildApiRejection(result.error)
    refresh()
    return { kind: "done", step: passkeyAddedStep }
  })
}

/** Deletes the passkey whose button was pressed. */
export async function handlePasskeyRemoval(
  _before: FormState | null,
  data: FormData,
): Promise<FormState> {
  return handleAccountForm(data, [], async () => {
    const body = accountCalls.deletePasskey.body.safeParse({ id: Number(getTyped(data, "intent")) })
    if (!body.success) return buildAccountRejection("NOT_FOUND")
    const result = await requestAsCustomer("deletePasskey", { body: body.data })
    if (!result.ok) return buildApiRejection(result.error)
    refresh()
    return { kind: "done" }
  })
}
