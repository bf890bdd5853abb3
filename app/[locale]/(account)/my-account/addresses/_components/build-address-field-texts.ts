import { getTranslations } from "next-intl/server"
import { addressFieldNames } from "#lib/account/saved-address.ts"
import type { AddressFieldTexts } from "./address-fields.tsx"

/** Builds the translated texts of the address fields. */
export async function buildAddressFieldTexts(locale: string): Promise<AddressFieldTexts> {
  const t = await getTranslations({ locale, namespace: "address" })
  const fields = addressFieldNames.map((name) => [name, t(`fields.${name}`)])
  return {
    fields: Object.fromEntries(fields) as AddressFieldTexts["fields"],
    displayNameNote: t("notes.displayName"),
    phoneNote: t("notes.phone"),
    optional: t("optional"),
    choose: t("choose"),
    countryNote: t("countryNote"),
  }
}
