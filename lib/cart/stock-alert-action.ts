"use server"

import type { FormState } from "#lib/auth/account-result.ts"
import { getTyped, handleAccountForm } from "#lib/auth/handle-account-form.ts"
import { buildApiRejection, validateAccountRequest } from "#lib/auth/validate-account-request.ts"
import { stockAlertSchema } from "#lib/contract/stock-alert.ts"
import { requestAsCartOwner } from "./cart-client.ts"
import { getNumberField } from "./form-action.ts"

/** Requests an email for when the SKU of the form is back in stock; it is confirmed by email. */
export async function handleStockAlertRequest(
  _before: FormState | null,
  data: FormData,
): Promise<FormState> {
  return handleAccountForm(data, ["email"], async () => {
    const body = { sku: getNumberField(data, "sku") ?? 0, email: getTyped(data, "email") }
    const rejection = validateAccountRequest(stockAlertSchema, body)
    if (rejection) return rejection
    const result = await requestAsCartOwner("requestStockAlert", { body }, { as: "guest" })
    return result.ok ? { kind: "done", step: "sent" } : buildApiRejection(result.error)
  })
}
