import "server-only"
import { getLocale, getTranslations } from "next-intl/server"
import { defaultLocale } from "#lib/contract/languages.ts"
import { formatMoney, parseAmount } from "#lib/money.ts"
import { formatDate } from "./format-date.ts"
import { buildSentenceFinder } from "./sentence-finder.ts"
import { shopSentences } from "./shop-sentences.ts"

const findSentence = buildSentenceFinder(shopSentences)

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
    return t(found.name, buildValues(found.words, locale))
  }
}

/** What is wrong with each field, said in the visitor's language. */
export function tellFaults(
  faults: Readonly<Record<string, string>>,
  tell: Tell,
): Record<string, string> {
  return Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, tell(fault)]))
}

/** What stood in a sentence's places, as the language writes it. */
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
