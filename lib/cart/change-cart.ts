"use server"

import { redirect } from "next/navigation"
import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import { answerCartForm } from "./answer-cart-form.ts"
import type { CartFormState } from "./cart-form.ts"

/**
 * Handles a form of the cart page: redirects to the cart on success, otherwise returns the error
 * for the form.
 */
export async function changeCart(
  _before: CartFormState | null,
  data: FormData,
): Promise<CartFormState | null> {
  const fault = await answerCartForm(data)
  if (fault === null) redirect(await buildVisitorPath("/cart"))
  return fault
}
