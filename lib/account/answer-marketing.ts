"use server"

import { refresh } from "next/cache"
import { chooseMarketing } from "#lib/api/customer.ts"
import { refuse } from "./account-result.ts"
import { answerForm, getTyped } from "./answer-form.ts"
import type { FormState } from "./form-state.ts"
import { marketingWishes } from "./marketing-wish.ts"

/** Saves or withdraws the customer's consent to marketing email, depending on the button. */
export async function answerMarketing(
  _before: FormState | null,
  data: FormData,
): Promise<FormState> {
  return answerForm(data, [], async () => {
    const wish = marketingWishes.find((known) => known === getTyped(data, "wish"))
    if (!wish) return refuse("BAD_REQUEST")
    const result = await chooseMarketing(wish === "agree")
    if (result.kind !== "done") return result
    refresh()
    return { ...result, step: wish }
  })
}
