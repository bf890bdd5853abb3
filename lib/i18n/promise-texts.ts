import { getTranslations } from "next-intl/server"
import type { PromiseLine } from "#lib/contract/delivery-promise.ts"

/** Says the sentences of a delivery promise in the visitor's language. */
export type SayPromise = (line: PromiseLine) => string

/** Returns how to say a delivery promise; in the language of the request unless one is given. */
export async function getSayPromise(locale?: string): Promise<SayPromise> {
  const t = await (locale === undefined
    ? getTranslations("promise")
    : getTranslations({ locale, namespace: "promise" }))
  return ({ name, days }) => {
    const { from, to } = days ?? { from: 0, to: 0 }
    return t(name, { from, to, exact: from === to ? 1 : 0 })
  }
}
