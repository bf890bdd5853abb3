import { describe, expect, it } from "@jest/globals"
import { locales } from "#lib/contract/languages.ts"
import { buildLanguageSetCookie, languageNames, parseLanguageCookie } from "./language-choice.ts"
import { resolvePathInLocale } from "./path-locale.ts"

describe("language cookie", () => {
  it.each(locales)("parses the language that it set: %s", (locale) => {
    const [pair] = buildLanguageSetCookie(locale, true).split(";")
    expect(parseLanguageCookie(`cart-count=2; ${pair}; theme=dark`)).toBe(locale)
  })

  it.each([
    undefined,
    "",
    "language=",
    "language=xx",
    "language=DE",
    "xlanguage=de",
    "a=language=de",
  ])("finds no language in %j", (cookies) => {
    expect(parseLanguageCookie(cookies)).toBeNull()
  })

  it("expires after a year, is HttpOnly, and Secure on https", () => {
    const cookie = "language=de; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"
    expect(buildLanguageSetCookie("de", false)).toBe(cookie)
    expect(buildLanguageSetCookie("de", true)).toBe(`${cookie}; Secure`)
  })
})

describe("resolvePathInLocale", () => {
  it.each([
    ["/", "de", "/de"],
    ["/de", "en", "/"],
    ["/de", "ar", "/ar"],
    ["/de/", "ar", "/ar"],
    ["/shop/resin?a=1&b=%20#c", "ja", "/ja/shop/resin?a=1&b=%20#c"],
    ["/ja/shop/resin?a=1", "en", "/shop/resin?a=1"],
    ["/design", "pt", "/pt/design"],
    ["/?q=/de/x", "uk", "/uk?q=/de/x"],
    ["/xx/shop", "zh", "/zh/xx/shop"],
  ])("converts %s for %s to %s", (address, locale, moved) => {
    expect(resolvePathInLocale(address, locale)).toBe(moved)
  })

  it.each(["/de//evil.example", "/de/\\evil.example", "//evil.example", "/de//\\/evil.example/x"])(
    "never leaves the site: %s",
    (address) => {
      for (const locale of locales) {
        const { origin } = new URL(resolvePathInLocale(address, locale), "https://shop.example")
        expect(origin).toBe("https://shop.example")
      }
    },
  )
})

it("names every language uniquely", () => {
  expect(Object.keys(languageNames).toSorted()).toEqual([...locales].toSorted())
  expect(new Set(Object.values(languageNames)).size).toBe(locales.length)
})
