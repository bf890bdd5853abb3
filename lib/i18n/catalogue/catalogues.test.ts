import { readFileSync } from "node:fs"
import { expect, it } from "@jest/globals"
import { createTranslator } from "use-intl/core"
import { locales } from "#lib/contract/languages.ts"
import { flattenCatalogue } from "./flatten-catalogue.ts"
import { catalogueFolders, listCatalogueIssues } from "./list-catalogue-issues.ts"
import { parseMessage } from "./parse-message.ts"

it.each(catalogueFolders)("has complete catalogues in %s for every language", (folder) => {
  expect(listCatalogueIssues(folder)).toEqual([])
})

const catalogues = [
  ...locales.map((locale) => [locale, `messages/${locale}.json`] as const),
  ["en", "messages/admin/en.json"] as const,
]

it.each(catalogues)("formats every text with any number in %s: %s", (locale, path) => {
  const messages = JSON.parse(readFileSync(path, "utf8"))
  const t = createTranslator({
    locale,
    messages,
    timeZone: "UTC",
    onError: (error) => {
      throw error
    },
  })
  const translator = t as unknown as {
    markup: (key: string, values: Record<string, unknown>) => string
  }
  const { texts } = flattenCatalogue(messages)
  const wrong = [...texts].flatMap(([key, text]) => {
    const places = listPlaces(text)
    const counts = places.some(isCounted) ? [0, 1, 2, 5, 21, 101, 1_000_000] : [0]
    return counts
      .map((count) => translator.markup(key, buildValues(places, count)))
      .filter((formatted) => formatted.trim() === "" || /[{}]|<\w/.test(formatted))
      .map((formatted) => `${key}: ${formatted}`)
  })
  expect(wrong).toEqual([])
})

const isCounted = (place: string) => place.includes(", plural")

/** Returns the placeholders of a text. */
function listPlaces(text: string): readonly string[] {
  const message = parseMessage(text)
  if (!message.ok) throw new Error(`${text}: ${message.error}`)
  return message.value.places
}

/** Returns a sample value per placeholder: a number for plurals, else a word. */
function buildValues(places: readonly string[], count: number): Record<string, unknown> {
  return Object.fromEntries(
    places.map((place) => {
      const [, name = ""] = /^[{<](\w+)/.exec(place) ?? []
      if (place.startsWith("<")) return [name, (inner: string) => inner]
      return [name, isCounted(place) ? count : "word"]
    }),
  )
}
