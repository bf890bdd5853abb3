"use server"

import { refresh } from "next/cache"
import { getSite } from "#lib/api/site.ts"
import { buildAccountRejection, type FormState } from "#lib/auth/account-result.ts"
import { getTyped, handleAccountForm } from "#lib/auth/handle-account-form.ts"
import { parseDayText } from "../i18n/date-input.ts"
import { detailNames, marketingIntents } from "./customer.ts"
import {
  getCustomer,
  saveMarketingConsent,
  updateCustomerDetails,
  updatePassword,
} from "./customer-api.ts"
import { listEditableDetails } from "./list-editable-details.ts"
import { getDetailKind } from "./profile-sections.ts"

/** Saves the profile: only the details that the customer may edit. */
export async function saveProfile(_before: FormState | null, data: FormData): Promise<FormState> {
  return handleAccountForm(data, detailNames, async () => {
    const [customer, site] = await Promise.all([getCustomer(), getSite()])
    if (!customer) return buildAccountRejection("UNAUTHENTICATED")
    const editable = listEditableDetails(site.settings.config.profile, customer.details)
    const typed = [...editable]
      .filter((name) => data.has(name))
      .map((name) => {
        const text = getTyped(data, name)
        return [name, getDetailKind(name) === "day" ? parseDayText(text) : text] as const
      })
    const result = await updateCustomerDetails(customer.id, new Map(typed))
    if (result.kind === "done") refresh()
    return result
  })
}

/** Changes the customer's password, or sets the first one. Typed passwords are never sent back. */
export async function savePassword(_before: FormState | null, data: FormData): Promise<FormState> {
  return handleAccountForm(data, [], async () => {
    const customer = await getCustomer()
    if (!customer) return buildAccountRejection("UNAUTHENTICATED")
    const result = await updatePassword(customer.id, {
      current: customer.hasPassword ? getTyped(data, "currentPassword") : null,
      next: getTyped(data, "newPassword"),
    })
    if (result.kind === "done") refresh()
    return result
  })
}

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
