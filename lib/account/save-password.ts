"use server"

import { refresh } from "next/cache"
import { buildAccountRejection } from "#lib/auth/account-result.ts"
import type { FormState } from "#lib/auth/form-state.ts"
import { getTyped, handleAccountForm } from "#lib/auth/handle-account-form.ts"
import { getCustomer, updatePassword } from "./customer-api.ts"

/** Changes the customer's password, or sets the first one. Typed passwords are never sent back. */
export async function savePassword(_before: FormState | null, data: FormData): Promise<FormState> {
  return handleAccountForm(data, [], async () => {
    const customer = await getCustomer()
    if (!customer) return buildAccountRejection("UNAUTHENTICATED")
    const result = await updatePassword(customer.id, {
      current: customer.hasPassword ? getTyped(data, "currentPassword") : null,
      next: getTyped(data, "newPassword"),
    })
    if (result.kind === "done") refresh()
    return result
  })
}
