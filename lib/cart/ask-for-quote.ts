"use server"

import { refuse } from "#lib/account/account-result.ts"
import { answerForm, getTyped } from "#lib/account/answer-form.ts"
import type { FormState } from "#lib/account/form-state.ts"
import { addressFieldNames, type TypedAddress } from "#lib/account/saved-address.ts"
import { requestQuote } from "#lib/api/cart.ts"

/** An address may do without; who is to be answered may not. */
const needsEmail = "Enter an email address, so that we can write to you."

/** Asks the shop by mail what delivery of the cart would cost. */
export async function askForQuote(_before: FormState | null, data: FormData): Promise<FormState> {
  return answerForm(data, addressFieldNames, async () => {
    const entries = addressFieldNames.map((name) => [name, getTyped(data, name)])
    const typed = Object.fromEntries(entries) as TypedAddress
    const { ok, message, fields } = await requestQuote(typed)
    if (ok) return { kind: "done" }
    const missing = typed.email.trim() === "" ? { email: needsEmail } : {}
    const faults = { ...missing, ...fields }
    // Sentences about fields speak for themselves.
    const isAboutFields = Object.keys(faults).length > 0
    return { ...refuse("BAD_REQUEST"), faults, message: isAboutFields ? "" : message }
  })
}
