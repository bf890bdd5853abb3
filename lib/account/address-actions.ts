"use server"

import { redirect } from "next/navigation"
import { type AccountResult, buildAccountRejection, isSignedOut } from "#lib/auth/account-result.ts"
import type { FormState } from "#lib/auth/form-state.ts"
import { getTyped, handleAccountForm } from "#lib/auth/handle-account-form.ts"
import { idSchema } from "#lib/contract/primitives.ts"
import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import { type AddressIntent, addressIntents } from "./address-intents.ts"
import { type AddressNotice, buildAddressBookPath } from "./address-paths.ts"
import { getCustomer, updateAddressEnabled, updateCurrentAddress } from "./customer-api.ts"

/**
 * Makes an address the current one, enables it or disables it, then redirects to the address book
 * with a notice.
 */
export async function handleAddressUpdate(data: FormData): Promise<never> {
  const id = idSchema.safeParse(Number(getTyped(data, "id")))
  const intent = addressIntents.find((known) => known === getTyped(data, "intent"))
  const state = await handleAccountForm(data, [], async () => {
    if (!intent || !id.success) return buildAccountRejection("BAD_REQUEST")
    return applyIntent(intent, id.data)
  })
  redirect(await buildVisitorPath(buildAddressBookPath(resolveNotice(state, intent ?? "current"))))
}

async function applyIntent(intent: AddressIntent, id: number): Promise<AccountResult> {
  if (intent !== "current") return updateAddressEnabled(id, intent === "enabled")
  const customer = await getCustomer()
  return customer ? updateCurrentAddress(customer.id, id) : buildAccountRejection("UNAUTHENTICATED")
}

function resolveNotice(result: FormState, intent: AddressIntent): AddressNotice {
  if (result.kind !== "rejected") return intent
  if (result.code === "UNAVAILABLE") return "failed"
  return isSignedOut(result) ? "signedOut" : "rejected"
}
