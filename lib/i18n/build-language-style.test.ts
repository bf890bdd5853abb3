import { describe, expect, it } from "@jest/globals"
import { locales } from "#lib/contract/languages.ts"
import { buildLanguageStyle } from "./build-language-style.ts"

describe("the styles of a language's pages", () => {
  it("are the shop's own for English, and for whatever has the same letters", () => {
    for (const locale of ["en", "de", "pl", "tr", "uz", "uk", "xx"]) {
      expect(buildLanguageStyle(locale)).toBeNull()
    }
  })

  it.each(["ar", "ja", "ka", "ko", "zh"])(
    "name fonts for the script, without serifs: %s",
    (locale) => {
      const style = buildLanguageStyle(locale)
      expect(style).toMatch(/--script:"[^;]*",?[^;]*sans-serif;/)
      expect(style).toContain("--font-display:var(--font-sans)")
    },
  )

  it("turn texts to their own direction only where a page is read from right to left", () => {
    const turned = locales.filter((locale) => buildLanguageStyle(locale)?.includes("plaintext"))
    expect(turned).toEqual(["ar"])
  })

  it("stay small, and end no element early", () => {
    for (const locale of locales) {
      const style = buildLanguageStyle(locale) ?? ""
      expect(style.length).toBeLessThan(1_000)
      expect(style).not.toContain("<")
      expect(style.split("{").length).toBe(style.split("}").length)
    }
  })
})
