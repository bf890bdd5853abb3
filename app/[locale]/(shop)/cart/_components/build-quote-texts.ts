import { getTranslations } from "next-intl/server"
import { addressFieldNames } from "#lib/account/saved-address.ts"
import type { QuoteTexts } from "./quote-form.tsx"

/** Builds the translated texts of the shipping quote form. */
export async function buildQuoteTexts(locale: string): Promise<QuoteTexts> {
  const t = await getTranslations({ locale, namespace: "cart.quote" })
  const tAddress = await getTranslations({ locale, namespace: "address" })
  const tFaults = await getTranslations({ locale, namespace: "cart.faults" })
  const fields = addressFieldNames.map((name) => [name, tAddress(`fields.${name}`)])
  return {
    fields: Object.fromEntries(fields) as QuoteTexts["fields"],
    heading: t("heading"),
    text: t("text"),
    optional: tAddress("optional"),
    choose: tAddress("choose"),
    send: t("send"),
    sending: t("sending"),
    done: t("done"),
    form: {
      check: t("check"),
      unavailable: t("unavailable"),
      refusals: { FORBIDDEN: tFaults("forbidden") },
    },
  }
}
