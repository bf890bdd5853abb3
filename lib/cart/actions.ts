"use server"

import { redirect } from "next/navigation"
import { addressFieldNames } from "#lib/account/saved-address.ts"
import { buildAccountRejection, type FormState } from "#lib/auth/account-result.ts"
import { getTyped, handleAccountForm } from "#lib/auth/handle-account-form.ts"
import { buildErrorMessage, type ErrorMessage } from "#lib/contract/error-detail.ts"
import { buildRecord } from "#lib/contract/values/record.ts"
import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import { addCartLine, requestQuote } from "./cart-api.ts"
import { type CartFormState, resolveCartNotice } from "./cart-form.ts"
import {
  buildChangeResult,
  getNumberField,
  handleCartForm,
  validateCartInput,
  withCartFormGuard,
} from "./form-action.ts"
import { cartRequestSchemas } from "./request-schemas.ts"

/**
 * Handles a form of the cart page: redirects to the cart on success, otherwise returns the error
 * for the form.
 */
export async function handleCartUpdate(
  _before: CartFormState | null,
  data: FormData,
): Promise<CartFormState | null> {
  const error = await handleCartForm(data)
  if (error === null) redirect(await buildVisitorPath("/cart"))
  return error
}

const addonName = /^addon-(\d{1,10})$/

/**
 * Adds an item to the cart for a browser without JavaScript and redirects to the cart. The form
 * carries `sku`, `qty` and `addon-{id}`. If the item is rejected, the cart page shows the notice.
 */
export async function handleAddToCart(data: FormData): Promise<void> {
  const result = await withCartFormGuard(async () => {
    const checked = validateCartInput(cartRequestSchemas.add, parseAddInput(data))
    if (!checked.ok) return checked
    return buildChangeResult(await addCartLine(checked.value))
  })
  const path = result.ok ? "/cart" : `/cart?notice=${resolveCartNotice(result.error.code)}`
  redirect(await buildVisitorPath(path))
}

function parseAddInput(data: FormData) {
  const names = data instanceof FormData ? [...new Set(data.keys())] : []
  const addons = names.flatMap((name) => {
    const id = Number(addonName.exec(name)?.[1] ?? 0)
    return id === 0 ? [] : [{ id, value: getTyped(data, name) }]
  })
  return { sku: getNumberField(data, "sku"), qty: getNumberField(data, "qty"), addons }
}

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
