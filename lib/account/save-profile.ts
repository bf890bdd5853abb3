"use server"

import { refresh } from "next/cache"
import { getSite } from "#lib/api/site.ts"
import { buildAccountRejection } from "#lib/auth/account-result.ts"
import type { FormState } from "#lib/auth/form-state.ts"
import { getTyped, handleAccountForm } from "#lib/auth/handle-account-form.ts"
import { parseDayText } from "../i18n/date-input.ts"
import { detailNames } from "./customer.ts"
import { getCustomer, updateCustomerDetails } from "./customer-api.ts"
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
