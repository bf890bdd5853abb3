import { getTranslations } from "next-intl/server"
import { type ConsentLabels, consentLabelNames } from "./consent-labels.ts"

/** Texts of the question whether the shop may be measured, in the page's language. */
export async function buildConsentLabels(locale: string): Promise<ConsentLabels> {
  const t = await getTranslations({ locale, namespace: "consent" })
  const texts = consentLabelNames.map((name) => [name, t(name)])
  return Object.fromEntries(texts) as ConsentLabels
}
