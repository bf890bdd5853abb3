"use server"

import { addressFieldNames } from "#lib/account/saved-address.ts"
import { buildAccountRejection } from "#lib/auth/account-result.ts"
import type { FormState } from "#lib/auth/form-state.ts"
import { getTyped, handleAccountForm } from "#lib/auth/handle-account-form.ts"
import { buildErrorMessage, type ErrorMessage } from "#lib/contract/error-detail.ts"
import { buildRecord } from "#lib/contract/values/record.ts"
import { requestQuote } from "./cart-api.ts"

/** An address is optional for a quote; the email address that the reply goes to is not. */
const emailRequired = buildErrorMessage({ code: "quote_email_required" })

/** Requests a shipping quote for the cart; the shop replies by email. */
export async function handleQuoteRequest(
  _before: FormState | null,
  data: FormData,
): Promise<FormState> {
  return handleAccountForm(data, addressFieldNames, async () => {
    const typed = buildRecord(addressFieldNames, (name) => getTyped(data, name))
    const result = await requestQuote(typed)
    if (result.ok) return { kind: "done" }
    const { message, fields } = result.error
    const missing = typed.email.trim() === "" ? { email: emailRequired } : {}
    const others = Object.entries(fields).map(([name, text]) => [name, { message: text }])
    const fieldErrors: Record<string, ErrorMessage> = {
      ...missing,
      ...Object.fromEntries(others),
    }
    // The general message is left out if there are messages at the fields.
    const isAboutFields = Object.keys(fieldErrors).length > 0
    return {
      ...buildAccountRejection("BAD_REQUEST"),
      fieldErrors,
      message: isAboutFields ? "" : { message },
    }
  })
}
