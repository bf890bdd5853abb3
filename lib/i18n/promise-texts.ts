import { getTranslations } from "next-intl/server"
import type { PromiseLine } from "#lib/contract/rules/delivery-promise.ts"

/** Formats a line of a delivery promise in the user's language. */
export type PromiseFormatter = (line: PromiseLine) => string

/** Returns a formatter of delivery promises for the locale, by default the request's. */
export async function getPromiseFormatter(locale?: string): Promise<PromiseFormatter> {
  const t = await (locale === undefined
    ? getTranslations("promise")
    : getTranslations({ locale, namespace: "promise" }))
  return ({ name, days }) => {
    const { from, to } = days ?? { from: 0, to: 0 }
    return t(name, { from, to, exact: from === to ? 1 : 0 })
  }
}
