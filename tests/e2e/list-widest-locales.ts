import { readFileSync } from "node:fs"
import { join } from "node:path"
import { locales } from "#lib/contract/languages.ts"

/** Characters that fit on a line of a narrow column; longer words break layouts. */
const columnCharacters = 12

/** Returns the locale with the most text and the one with the longest words in messages/. */
export function listWidestLocales(): string[] {
  const measured = locales.map((locale) => {
    const path = join(import.meta.dirname, `../../messages/${locale}.json`)
    const texts = listTexts(JSON.parse(readFileSync(path, "utf8")))
    const words = texts.flatMap((text) => text.split(/[\s/–-]+/)).filter(isAlphabetic)
    return { locale, all: sum(words, 0), beyond: sum(words, columnCharacters) }
  })
  const pick = (by: "all" | "beyond") => measured.toSorted((a, b) => b[by] - a[by])[0]?.locale ?? ""
  return [pick("all"), pick("beyond")]
}

function listTexts(catalogue: unknown): string[] {
  if (typeof catalogue === "string") return [catalogue.replaceAll(/<[^>]+>|\{[^{}]*\}/g, " ")]
  return Object.values(catalogue ?? {}).flatMap(listTexts)
}

/** False for Chinese and Japanese text, which has no spaces and breaks anywhere. */
function isAlphabetic(word: string): boolean {
  return !/[{}@\u3000-\u9fff]/.test(word)
}

function sum(words: readonly string[], beyond: number): number {
  return words.reduce((total, { length }) => total + Math.max(0, length - beyond), 0)
}
