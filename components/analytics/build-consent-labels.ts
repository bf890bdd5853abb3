import { getTranslations } from "next-intl/server"
import { type ConsentLabels, consentLabelNames } from "./consent-labels.ts"

/** Returns the translated texts of the consent panel. */
export async function buildConsentLabels(locale: string): Promise<ConsentLabels> {
  const t = await getTranslations({ locale, namespace: "consent" })
  const texts = consentLabelNames.map((name) => [name, t(name)])
  return Object.fromEntries(texts) as ConsentLabels
}
