import { describe, expect, it } from "@jest/globals"
import { locales } from "#lib/contract/languages.ts"
import { buildLanguageStyle } from "./build-language-style.ts"

describe("buildLanguageStyle", () => {
  it("adds no styles for English and for languages with the same script", () => {
    for (const locale of ["en", "de", "pl", "tr", "uz", "uk", "xx"]) {
      expect(buildLanguageStyle(locale)).toBeNull()
    }
  })

  it.each(["ar", "ja", "ka", "ko", "zh"])("uses sans-serif fonts of the script: %s", (locale) => {
    const style = buildLanguageStyle(locale)
    expect(style).toMatch(/--script:"[^;]*",?[^;]*sans-serif;/)
    expect(style).toContain("--font-display:var(--font-sans)")
  })

  it("sets the text direction per element only on right-to-left pages", () => {
    const turned = locales.filter((locale) => buildLanguageStyle(locale)?.includes("plaintext"))
    expect(turned).toEqual(["ar"])
  })

  it("retains the centred text of buttons on right-to-left pages", () => {
    expect(buildLanguageStyle("ar")).toContain("body button:not([dir]){text-align:center}")
  })

  it("stays small and cannot close its element early", () => {
    for (const locale of locales) {
      const style = buildLanguageStyle(locale) ?? ""
      expect(style.length).toBeLessThan(1_000)
      expect(style).not.toContain("<")
      expect(style.split("{").length).toBe(style.split("}").length)
    }
  })
})
