import { getLocale, getTranslations } from "next-intl/server"
import { getLanguageTag } from "#lib/contract/languages.ts"
import { formatDateSpan } from "#lib/contract/rules/business-days.ts"
import type { PromiseLine } from "#lib/contract/rules/delivery-promise.ts"

/** Formats a line of a delivery promise in the user's language. */
export type PromiseFormatter = (line: PromiseLine) => string

/** Returns a formatter of delivery promises for the locale, by default the request's. */
export async function getPromiseFormatter(locale?: string): Promise<PromiseFormatter> {
  const t = await (locale === undefined
    ? getTranslations("promise")
    : getTranslations({ locale, namespace: "promise" }))
  const language = locale ?? (await getLocale())
  return ({ name, days, dates }) => {
    if (dates) return t("arrivesOn", { dates: formatDateSpan(dates, getLanguageTag(language)) })
    const { from, to } = days ?? { from: 0, to: 0 }
    return t(name, { from, to, exact: from === to ? 1 : 0 })
  }
}
