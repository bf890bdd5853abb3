import "server-only"
import { getLocale, getTranslations } from "next-intl/server"
import { defaultLocale } from "#lib/contract/languages.ts"
import { parseAmount } from "#lib/contract/money.ts"
import { formatMoney } from "#lib/money.ts"
import { apiMessagePatterns } from "./api-message-patterns.ts"
import { formatDate } from "./format-date.ts"
import { buildMessageMatcher } from "./message-matcher.ts"

const matchMessage = buildMessageMatcher(apiMessagePatterns)

/**
 * Translates an English message of the API or the contract into the user's language; other texts
 * stay.
 */
export type MessageTranslator = (message: string) => string

/** Returns the translator of the shop's English messages for the current request's locale. */
export async function getMessageTranslator(): Promise<MessageTranslator> {
  const locale = await getLocale()
  return locale === defaultLocale ? (message) => message : buildMessageTranslator(locale)
}

/** Returns the translator for a locale. */
export async function buildMessageTranslator(locale: string): Promise<MessageTranslator> {
  const t = await getTranslations({ locale, namespace: "apiErrors" })
  return (message) => {
    const found = matchMessage(message)
    if (found === null) return message
    return t(found.name, buildValues(found.words, locale))
  }
}

/** Returns the message of each field, translated into the user's language. */
export function formatFieldErrors(
  fieldErrors: Readonly<Record<string, string>>,
  translate: MessageTranslator,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([name, message]) => [name, translate(message)]),
  )
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
