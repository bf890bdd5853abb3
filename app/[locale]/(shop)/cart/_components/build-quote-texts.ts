import { getTranslations } from "next-intl/server"
import { addressFieldNames } from "#lib/account/saved-address.ts"
import { buildRecord } from "#lib/contract/values/record.ts"
import type { QuoteTexts } from "./quote-form.tsx"

/** Builds the translated texts of the shipping quote form. */
export async function buildQuoteTexts(locale: string): Promise<QuoteTexts> {
  const t = await getTranslations({ locale, namespace: "cart.quote" })
  const tAddress = await getTranslations({ locale, namespace: "address" })
  const tErrors = await getTranslations({ locale, namespace: "cart.errors" })
  return {
    fields: buildRecord(addressFieldNames, (name) => tAddress(`fields.${name}`)),
    heading: t("heading"),
    text: t("text"),
    optional: tAddress("optional"),
    choose: tAddress("choose"),
    send: t("send"),
    submitting: t("submitting"),
    done: t("done"),
    form: {
      check: t("check"),
      unavailable: t("unavailable"),
      errorMessages: { FORBIDDEN: tErrors("forbidden") },
    },
  }
}
