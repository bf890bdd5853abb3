"use server"

import { redirect } from "next/navigation"
import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import type { CartFormState } from "./cart-form.ts"
import { handleCartForm } from "./form-action.ts"

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
