import "server-only"
import { getLocale, getTranslations } from "next-intl/server"
import { formatMoney } from "#lib/money.ts"
import { findSentence } from "./find-sentence.ts"
import { formatDate } from "./format-date.ts"
import { defaultLocale } from "./locales.ts"

/** Says a sentence of the API or the contract in the visitor's language; others as they are. */
export type Tell = (sentence: string) => string

/** How to say the shop's English sentences to the visitor whose form or call is being answered. */
export async function getTell(): Promise<Tell> {
  const locale = await getLocale()
  return locale === defaultLocale ? (sentence) => sentence : buildTell(locale)
}

/** The same for a language. */
export async function buildTell(locale: string): Promise<Tell> {
  const t = await getTranslations({ locale, namespace: "said" })
  return (sentence) => {
    const found = findSentence(sentence)
    if (found === null) return sentence
    const amount = found.amount === null ? "" : formatMoney(found.amount, locale)
    const day = found.day === null ? "" : formatDate(`${found.day} 12:00 GMT+10`, locale)
    return t(found.name, { ...found.counts, amount, day })
  }
}

/** What is wrong with each field, said in the visitor's language. */
export function tellFaults(
  faults: Readonly<Record<string, string>>,
  tell: Tell,
): Record<string, string> {
  return Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, tell(fault)]))
}
