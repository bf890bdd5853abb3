import "server-only"
import { getLocale, getTranslations } from "next-intl/server"
import { defaultLocale } from "#lib/contract/languages.ts"
import { formatMoney, parseAmount } from "#lib/money.ts"
import { formatDate } from "./format-date.ts"
import { buildSentenceFinder } from "./sentence-finder.ts"
import { shopSentences } from "./shop-sentences.ts"

const findSentence = buildSentenceFinder(shopSentences)

/**
 * Translates an English message of the API or the contract into the user's language; other texts
 * stay.
 */
export type Tell = (sentence: string) => string

/** Returns the translator of the shop's English messages for the current request's locale. */
export async function getTell(): Promise<Tell> {
  const locale = await getLocale()
  return locale === defaultLocale ? (sentence) => sentence : buildTell(locale)
}

/** Returns the translator for a locale. */
export async function buildTell(locale: string): Promise<Tell> {
  const t = await getTranslations({ locale, namespace: "said" })
  return (sentence) => {
    const found = findSentence(sentence)
    if (found === null) return sentence
    return t(found.name, buildValues(found.words, locale))
  }
}

/** Returns the message of each field, translated into the user's language. */
export function tellFaults(
  faults: Readonly<Record<string, string>>,
  tell: Tell,
): Record<string, string> {
  return Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, tell(fault)]))
}

/** Returns the values of a message's placeholders, in the locale's format. */
function buildValues(words: Readonly<Record<string, string>>, locale: string) {
  const { amount, day } = words
  const readCount = (text: string | undefined) => Number((text ?? "").replaceAll(",", ""))
  return {
    ...words,
    count: readCount(words.count),
    held: readCount(words.held),
    ...(amount && { amount: formatMoney(parseAmount(amount.replaceAll(",", "")), locale) }),
    ...(day && { day: formatDate(`${day} 12:00 GMT+10`, locale) }),
  }
}
