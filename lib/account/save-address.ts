"use server"

import { redirect } from "next/navigation"
import { buildAccountRejection } from "#lib/auth/account-result.ts"
import type { FormState } from "#lib/auth/form-state.ts"
import { getTyped, handleAccountForm } from "#lib/auth/handle-account-form.ts"
import { idSchema } from "#lib/contract/primitives.ts"
import { buildRecord } from "#lib/contract/values/record.ts"
import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import { buildAddressBookPath } from "./address-paths.ts"
import { saveAddress as sendAddress } from "./customer-api.ts"
import { addressFieldNames, type TypedAddress } from "./saved-address.ts"

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
