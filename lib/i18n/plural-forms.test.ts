import { describe, expect, it } from "@jest/globals"
import { buildPluralForms, resolvePluralForm } from "./plural-forms.ts"

const languages = ["ar", "de", "en", "es", "fr", "id", "it", "ja", "ka", "ko", "pl", "pt", "ru"]
const all = [...languages, "tr", "uk", "uz", "vi", "zh"]

describe("plural forms for numbers known only in the browser", () => {
  it.each(all)("covers every plural category of whole numbers in %s", (locale) => {
    const rules = new Intl.PluralRules(locale)
    const forms = buildPluralForms(locale, (count) => rules.select(count))
    const counts = [...Array(1_201).keys(), 2_000_000]
    const wrong = counts.filter(
      (count) => resolvePluralForm(forms, count, locale) !== rules.select(count),
    )
    expect(wrong).toEqual([])
  })

  it("falls back to the general form", () => {
    expect(resolvePluralForm({ other: "{number} items" }, 1, "en")).toBe("{number} items")
  })
})
