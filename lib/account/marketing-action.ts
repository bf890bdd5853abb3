"use server"

import { refresh } from "next/cache"
import { buildAccountRejection } from "#lib/auth/account-result.ts"
import type { FormState } from "#lib/auth/form-state.ts"
import { getTyped, handleAccountForm } from "#lib/auth/handle-account-form.ts"
import { saveMarketingConsent } from "./customer-api.ts"
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
