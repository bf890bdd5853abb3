import { readFileSync } from "node:fs"
import { expect, it } from "@jest/globals"
import { createTranslator } from "use-intl/core"
import { locales } from "#lib/contract/languages.ts"
import { flattenCatalogue } from "./flatten-catalogue.ts"
import { catalogueFolders, listCatalogueFaults } from "./list-catalogue-faults.ts"
import { readMessage } from "./read-message.ts"

it.each(catalogueFolders)("has complete catalogues in %s for every language", (folder) => {
  expect(listCatalogueFaults(folder)).toEqual([])
})

it.each(locales)("formats every text with any number in %s", (locale) => {
  const messages = JSON.parse(readFileSync(`messages/${locale}.json`, "utf8"))
  const t = createTranslator({
    ...{ locale, messages, timeZone: "UTC" },
    onError: (error) => {
      throw error
    },
  })
  const say = t as unknown as {
    markup: (key: string, values: Record<string, unknown>) => string
  }
  const { texts } = flattenCatalogue(messages)
  const wrong = [...texts].flatMap(([key, text]) =>
    [0, 1, 2, 5, 21, 101, 1_000_000]
      .map((count) => say.markup(key, buildValues(text, count)))
      .filter((said) => said.trim() === "" || /[{}]|<\w/.test(said))
      .map((said) => `${key}: ${said}`),
  )
  expect(wrong).toEqual([])
})

/** Returns a sample value per placeholder: a number for plurals, else a word. */
function buildValues(text: string, count: number): Record<string, unknown> {
  const message = readMessage(text)
  if ("fault" in message) throw new Error(`${text}: ${message.fault}`)
  return Object.fromEntries(
    message.places.map((place) => {
      const [, name = ""] = /^[{<](\w+)/.exec(place) ?? []
      if (place.startsWith("<")) return [name, (inner: string) => inner]
      return [name, place.includes(", plural") ? count : "word"]
    }),
  )
}
