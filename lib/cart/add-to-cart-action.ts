"use server"

import { redirect } from "next/navigation"
import { getTyped } from "#lib/auth/handle-account-form.ts"
import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import { addCartLine } from "./cart-api.ts"
import { resolveCartNotice } from "./cart-notice.ts"
import {
  buildChangeResult,
  getNumberField,
  validateCartInput,
  withCartFormGuard,
} from "./form-action.ts"
import { cartRequestSchemas } from "./request-schemas.ts"

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
