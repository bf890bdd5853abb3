"use server"

import { redirect } from "next/navigation"
import {
  type AccountResult,
  buildAccountRejection,
  type FormState,
  isSignedOut,
} from "#lib/auth/account-result.ts"
import { getTyped, handleAccountForm } from "#lib/auth/handle-account-form.ts"
import { idSchema } from "#lib/contract/primitives.ts"
import { buildRecord } from "#lib/contract/values/record.ts"
import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import {
  type AddressIntent,
  type AddressNotice,
  addressIntents,
  buildAddressBookPath,
} from "./address-book.ts"
import {
  deleteAddress,
  getCustomer,
  saveAddress as sendAddress,
  updateAddressEnabled,
  updateCurrentAddress,
} from "./customer-api.ts"
import { addressFieldNames, type TypedAddress } from "./saved-address.ts"

/**
 * Makes an address the current one, enables it, disables it or deletes it, then redirects to the address book
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
  if (intent === "deleted") return deleteAddress(id)
  if (intent !== "current") return updateAddressEnabled(id, intent === "enabled")
  const customer = await getCustomer()
  return customer ? updateCurrentAddress(customer.id, id) : buildAccountRejection("UNAUTHENTICATED")
}

function resolveNotice(result: FormState, intent: AddressIntent): AddressNotice {
  if (result.kind !== "rejected") return intent
  if (result.code === "UNAVAILABLE") return "failed"
  return isSignedOut(result) ? "signedOut" : "rejected"
}

/**
 * Saves a new address, or the one whose id the form carries, then redirects to the address book.
 */
export async function saveAddress(_before: FormState | null, data: FormData): Promise<FormState> {
  const state = await handleAccountForm(data, addressFieldNames, async () => {
    const number = getTyped(data, "id")
    const id = idSchema.safeParse(Number(number))
    if (number !== "" && !id.success) return buildAccountRejection("NOT_FOUND")
    return sendAddress(number === "" ? null : (id.data ?? null), readAddress(data))
  })
  if (state.kind === "done") redirect(await buildVisitorPath(buildAddressBookPath("saved")))
  return state
}

function readAddress(data: FormData): TypedAddress {
  return buildRecord(addressFieldNames, (name) => getTyped(data, name))
}
