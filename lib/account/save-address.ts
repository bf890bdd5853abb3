"use server"

import { redirect } from "next/navigation"
import { saveAddress as sendAddress } from "#lib/api/customer.ts"
import { idSchema } from "#lib/contract/primitives.ts"
import { buildRecord } from "#lib/contract/record.ts"
import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import { buildAccountRejection } from "./account-result.ts"
import { buildAddressBookPath } from "./address-paths.ts"
import type { FormState } from "./form-state.ts"
import { getTyped, handleAccountForm } from "./handle-account-form.ts"
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
