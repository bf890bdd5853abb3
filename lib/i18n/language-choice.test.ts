import { describe, expect, it } from "@jest/globals"
import { locales } from "#lib/contract/languages.ts"
import { buildLanguageSetCookie, parseLanguageCookie } from "./language-choice.ts"
import { languageNames } from "./language-names.ts"
import { moveToLocale } from "./move-to-locale.ts"

describe("the language a browser remembers", () => {
  it.each(locales)("is read as it was kept: %s", (locale) => {
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
  ])("is none in %j", (cookies) => {
    expect(parseLanguageCookie(cookies)).toBeNull()
  })

  it("is kept for a year, out of reach of scripts, and on https never sent in the clear", () => {
    const kept = "language=de; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"
    expect(buildLanguageSetCookie("de", false)).toBe(kept)
    expect(buildLanguageSetCookie("de", true)).toBe(`${kept}; Secure`)
  })
})

describe("a page in another language", () => {
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
  ])("%s is in %s %s", (address, locale, moved) => {
    expect(moveToLocale(address, locale)).toBe(moved)
  })

  it.each(["/de//evil.example", "/de/\\evil.example", "//evil.example", "/de//\\/evil.example/x"])(
    "is never one of another site: %s",
    (address) => {
      for (const locale of locales) {
        const { origin } = new URL(moveToLocale(address, locale), "https://shop.example")
        expect(origin).toBe("https://shop.example")
      }
    },
  )
})

it("every language has a name of its own, once", () => {
  expect(Object.keys(languageNames).toSorted()).toEqual([...locales].toSorted())
  expect(new Set(Object.values(languageNames)).size).toBe(locales.length)
})
