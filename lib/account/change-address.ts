"use server"

import { redirect } from "next/navigation"
import { chooseCurrentAddress, getCustomer, switchAddress } from "#lib/api/customer.ts"
import { idSchema } from "#lib/contract/primitives.ts"
import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import { type AccountResult, isSignedOut, refuse } from "./account-result.ts"
import { type AddressNotice, buildAddressBookPath } from "./address-paths.ts"
import { type AddressWish, addressWishes } from "./address-wish.ts"
import { answerForm, getTyped } from "./answer-form.ts"
import type { FormState } from "./form-state.ts"

/**
 * Makes an address the current one, enables it or disables it, then redirects to the address book
 * with a notice.
 */
export async function changeAddress(data: FormData): Promise<never> {
  const id = idSchema.safeParse(Number(getTyped(data, "id")))
  const wish = addressWishes.find((known) => known === getTyped(data, "wish"))
  const state = await answerForm(data, [], async () => {
    if (!wish || !id.success) return refuse("BAD_REQUEST")
    return grant(wish, id.data)
  })
  redirect(await buildVisitorPath(buildAddressBookPath(resolveNotice(state, wish ?? "current"))))
}

async function grant(wish: AddressWish, id: number): Promise<AccountResult> {
  if (wish !== "current") return switchAddress(id, wish === "enabled")
  const customer = await getCustomer()
  return customer ? chooseCurrentAddress(customer.id, id) : refuse("UNAUTHENTICATED")
}

function resolveNotice(result: FormState, wish: AddressWish): AddressNotice {
  if (result.kind !== "refused") return wish
  if (result.code === "UNAVAILABLE") return "failed"
  return isSignedOut(result) ? "signedOut" : "refused"
}
