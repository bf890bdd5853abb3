"use server"

import { refresh } from "next/cache"
import { saveMarketingConsent } from "#lib/api/customer.ts"
import { buildAccountRejection } from "./account-result.ts"
import type { FormState } from "./form-state.ts"
import { getTyped, handleAccountForm } from "./handle-account-form.ts"
import { marketingIntents } from "./marketing-intents.ts"

/** Saves or withdraws the customer's consent to marketing email, depending on the button. */
export async function handleMarketingConsent(
  _before: FormState | null,
  data: FormData,
): Promise<FormState> {
  return handleAccountForm(data, [], async () => {
    const intent = marketingIntents.find((known) => known === getTyped(data, "intent"))
    if (!intent) return buildAccountRejection("BAD_REQUEST")
    const result = await saveMarketingConsent(intent === "agree")
    if (result.kind !== "done") return result
    refresh()
    return { ...result, step: intent }
  })
}
