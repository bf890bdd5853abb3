"use server"

import { refresh } from "next/cache"
import { changePassword, getCustomer } from "#lib/api/customer.ts"
import { refuse } from "./account-result.ts"
import { answerForm, getTyped } from "./answer-form.ts"
import type { FormState } from "./form-state.ts"

/** Changes the customer's password, or sets the first one. Typed passwords are never sent back. */
export async function savePassword(_before: FormState | null, data: FormData): Promise<FormState> {
  return answerForm(data, [], async () => {
    const customer = await getCustomer()
    if (!customer) return refuse("UNAUTHENTICATED")
    const result = await changePassword(customer.id, {
      current: customer.hasPassword ? getTyped(data, "currentPassword") : null,
      next: getTyped(data, "newPassword"),
    })
    if (result.kind === "done") refresh()
    return result
  })
}
