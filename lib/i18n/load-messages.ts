import { defaultLocale, type Locale } from "#lib/contract/languages.ts"
import { getOrLoad } from "#lib/get-or-load.ts"
import { log } from "#lib/log.ts"
import type adminTexts from "../../messages/admin/en.json"
import type english from "../../messages/en.json"
import { flattenCatalogue } from "./catalogue/flatten-catalogue.ts"

/** The texts of the interface in a language, by key. */
export type Messages = typeof english

/** The same with the texts of the back office, which is in English only. */
export type AllMessages = Messages & { admin: typeof adminTexts }

type Group = { [name: string]: string | Group }

const completed = new Map<Locale, Promise<Messages>>()

/**
 * Returns the texts of a language. In production, missing ones fall back to English and are logged;
 * the build rejects such a catalogue, and elsewhere a missing text throws when it is formatted.
 */
export function getLocaleMessages(locale: Locale): Promise<Messages> {
  if (locale === defaultLocale || process.env.NODE_ENV !== "production")
    return importMessages(locale)
  return getOrLoad(completed, locale, () => completeMessages(locale))
}

async function importMessages(locale: Locale): Promise<Messages> {
  const { default: messages } = await import(`../../messages/${locale}.json`, {
    with: { type: "json" },
  })
  return messages
}

async function completeMessages(locale: Locale): Promise<Messages> {
  const [texts, english] = await Promise.all([
    importMessages(locale),
    importMessages(defaultLocale),
  ])
  const { whole, missing } = buildTextsWithFallback(texts, english)
  if (missing.length > 0) log.error({ locale, missing }, "i18n: texts are missing in a language")
  return whole
}

/** Returns how many texts a language has of the interface, and of how many. */
export async function getCompleteness(locale: Locale): Promise<{ count: number; all: number }> {
  const [texts, english] = await Promise.all([
    importMessages(locale),
    importMessages(defaultLocale),
  ])
  const all = flattenCatalogue(english).texts.size
  return { count: all - buildTextsWithFallback(texts, english).missing.length, all }
}

/** Returns a catalogue with English fallbacks for missing texts, and their keys. */
export function buildTextsWithFallback<T extends Group>(
  texts: Group,
  english: T,
): { whole: T; missing: string[] } {
  const missing: string[] = []
  const whole = structuredClone(english)
  replaceTexts(whole, texts, "", missing)
  return { whole, missing }
}

/** Replaces each text of `group` by the one of `texts`; adds the keys of absent ones to `missing`. */
function replaceTexts(
  group: Group,
  texts: string | Group | undefined,
  prefix: string,
  missing: string[],
): void {
  for (const [name, original] of Object.entries(group)) {
    const text = typeof texts === "object" ? texts[name] : undefined
    const key = `${prefix}${name}`
    if (typeof original === "object") replaceTexts(original, text, `${key}.`, missing)
    else if (typeof text === "string") group[name] = text
    else missing.push(key)
  }
}
