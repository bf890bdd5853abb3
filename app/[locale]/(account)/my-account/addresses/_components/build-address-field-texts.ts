import { getTranslations } from "next-intl/server"
import { addressFieldNames } from "#lib/account/saved-address.ts"
import { buildRecord } from "#lib/contract/values/record.ts"
import type { AddressFieldTexts } from "./address-fields.tsx"

/** Builds the translated texts of the address fields. */
export async function buildAddressFieldTexts(locale: string): Promise<AddressFieldTexts> {
  const t = await getTranslations({ locale, namespace: "address" })
  const tLayout = await getTranslations({ locale, namespace: "layout" })
  return {
    fields: buildRecord(addressFieldNames, (name) => t(`fields.${name}`)),
    displayNameNote: t("notes.displayName"),
    phoneNote: t("notes.phone"),
    optional: t("optional"),
    choose: t("choose"),
    countryNote: t("countryNote"),
    more: t("more"),
    localities: { suggestions: tLayout("search.suggestions"), count: tLayout("search.count") },
  }
}
