"use server"

import { refuse } from "#lib/account/account-result.ts"
import { answerForm, getTyped } from "#lib/account/answer-form.ts"
import type { FormState } from "#lib/account/form-state.ts"
import { addressFieldNames, type TypedAddress } from "#lib/account/saved-address.ts"
import { requestQuote } from "#lib/api/cart.ts"

/** Asks the shop by mail what delivery of the cart would cost. */
export async function askForQuote(_before: FormState | null, data: FormData): Promise<FormState> {
  return answerForm(data, addressFieldNames, async () => {
    const typed = addressFieldNames.map((name) => [name, getTyped(data, name)])
    const { ok, message, fields } = await requestQuote(Object.fromEntries(typed) as TypedAddress)
    if (ok) return { kind: "done" }
    const faults = fields ?? {}
    // Sentences about fields speak for themselves.
    const isAboutFields = Object.keys(faults).length > 0
    return { ...refuse("BAD_REQUEST"), faults, message: isAboutFields ? "" : message }
  })
}
