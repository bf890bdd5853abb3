"use server"

import { redirect } from "next/navigation"
import { getTyped } from "#lib/account/answer-form.ts"
import { addToCart } from "#lib/api/cart.ts"
import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import { check, guard, readNumber } from "./answer-cart-form.ts"
import { resolveCartNotice } from "./cart-notice.ts"
import { cartWishes } from "./cart-wishes.ts"

const addonName = /^addon-(\d{1,10})$/

/**
 * Adds an item to the cart for a browser without JavaScript and redirects to the cart. The form
 * carries `sku`, `qty` and `addon-{id}`. If the item is rejected, the cart page shows the notice.
 */
export async function addToCartAction(data: FormData): Promise<void> {
  const fault = await guard(async () => {
    const checked = check(cartWishes.add, readWish(data))
    if ("fault" in checked) return checked.fault
    const change = await addToCart(checked.wish)
    return change.ok ? null : change
  })
  const path = fault === null ? "/cart" : `/cart?notice=${resolveCartNotice(fault.code)}`
  redirect(await buildVisitorPath(path))
}

function readWish(data: FormData) {
  const names = data instanceof FormData ? [...new Set(data.keys())] : []
  const addons = names.flatMap((name) => {
    const id = Number(addonName.exec(name)?.[1] ?? 0)
    return id === 0 ? [] : [{ id, value: getTyped(data, name) }]
  })
  return { sku: readNumber(data, "sku"), qty: readNumber(data, "qty"), addons }
}
