import { readFileSync } from "node:fs"
import { describe, expect, it } from "@jest/globals"
import { createTranslator } from "use-intl/core"
import { shopErrors } from "#lib/contract/error-detail.ts"
import {
  type ErrorDefinition,
  formatErrorMessage,
  type ParamKind,
} from "#lib/contract/errors/error-definition.ts"
import { locales } from "#lib/contract/languages.ts"
import { parseMessage } from "./catalogue/parse-message.ts"

const definitions: [string, ErrorDefinition][] = Object.entries(shopErrors)

/** Returns the names of the placeholders of an ICU message. */
function listPlaceholders(text: string): string[] {
  const message = parseMessage(text)
  if (!message.ok) throw new Error(`${text}: ${message.error}`)
  return message.value.places.map((place) => /^\{(\w+)/.exec(place)?.[1] ?? place).sort()
}

function readMessages(locale: string): Record<string, string> {
  return JSON.parse(readFileSync(`messages/${locale}.json`, "utf8")).apiErrors
}

describe.each(locales)("error messages in %s", (locale) => {
  const messages = readMessages(locale)

  it("exist for every error that a page can show, and for no other", () => {
    expect(Object.keys(messages)).toEqual(definitions.map(([code]) => code))
  })

  it("have exactly the parameters that the error declares", () => {
    const wrong = definitions.filter(([code, { params = {} }]) => {
      const places = listPlaceholders(messages[code] ?? "")
      return places.join() !== Object.keys(params).sort().join()
    })
    expect(wrong).toEqual([])
  })
})

describe("English error messages", () => {
  const messages = readMessages("en")
  const t = createTranslator({ locale: "en", messages, timeZone: "UTC" })

  it("are the same in the catalogue and in the contract", () => {
    expect(messages).toEqual(
      Object.fromEntries(definitions.map(([code, { message }]) => [code, message])),
    )
  })

  it.each([1, 2, 1_000])("are formatted alike for pages and for API clients with %i", (count) => {
    const values = { text: "Urn", number: count, money: count, date: "2026-12-01" }
    for (const [code, definition] of definitions) {
      const params = Object.entries(definition.params ?? {})
      const given = Object.fromEntries(params.map(([name, kind]) => [name, values[kind]]))
      const shown = params.map(([name, kind]) => [name, formatValue(kind, values[kind])])
      expect(formatErrorMessage(definition, given)).toBe(t(code, Object.fromEntries(shown)))
    }
  })
})

/** Returns a value as a page passes it to a message: a number, or a formatted text. */
function formatValue(kind: ParamKind, value: string | number): string | number {
  return kind === "number"
    ? value
    : formatErrorMessage({ params: { a: kind }, message: "{a}" }, { a: value })
}
