import { defaultLocale, getLanguageTag } from "#lib/contract/languages.ts"
import type { CatalogueFault, Texts } from "./flatten-catalogue.ts"
import { mayBeSame } from "./kept-words.ts"
import { listMarkFaults } from "./mark-faults.ts"
import { listPluralFaults } from "./plural-faults.ts"
import { readMessage } from "./read-message.ts"
import { listWidthFaults } from "./room-for-texts.ts"
import { listScriptFaults } from "./script-faults.ts"

/** Returns all issues of a language's texts, compared with the English ones. */
export function checkCatalogue(locale: string, english: Texts, texts: Texts): CatalogueFault[] {
  const missing = [...english.keys()].filter((key) => !texts.has(key))
  const superfluous = [...texts.keys()].filter((key) => !english.has(key))
  const order = [...english.keys()].filter((key) => texts.has(key))
  const moved = [...texts.keys()]
    .filter((key) => english.has(key))
    .find((key, at) => key !== order[at])
  return [
    ...(moved ? [{ key: moved, fault: "stands elsewhere than in English" }] : []),
    ...missing.map((key) => ({ key, fault: "is missing" })),
    ...superfluous.map((key) => ({ key, fault: "is not among the English texts" })),
    ...[...texts].flatMap(([key, text]) => {
      const original = english.get(key)
      const faults = original === undefined ? [] : checkText(locale, key, original, text)
      return faults.map((fault) => ({ key, fault }))
    }),
  ]
}

function checkText(locale: string, key: string, english: string, text: string): string[] {
  const message = readMessage(text)
  if ("fault" in message) return [`is no ICU message: ${message.fault}`]
  const original = readMessage(english)
  const faults = [
    ...listMarkFaults(text, english, locale),
    ...message.counted.flatMap((counted) => listPluralFaults(counted, getLanguageTag(locale))),
    ...listWidthFaults(key, message.words),
  ]
  if (locale === defaultLocale || "fault" in original) return faults
  const [has, needs] = [message.places.join(" "), original.places.join(" ")]
  if (has !== needs) faults.push(`has the places ${has || "none"}, English has ${needs || "none"}`)
  if (text !== english) return [...faults, ...listScriptFaults(message.words, locale)]
  return mayBeSame(english, message.words, locale) ? faults : [...faults, "is still English"]
}
