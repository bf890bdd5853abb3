import { describe, expect, it } from "@jest/globals"
import { buildPluralForms, resolvePluralForm } from "./plural-forms.ts"

const languages = ["ar", "de", "en", "es", "fr", "id", "it", "ja", "ka", "ko", "pl", "pt", "ru"]
const all = [...languages, "tr", "uk", "uz", "vi", "zh"]

describe("plural forms for numbers known only in the browser", () => {
  it.each(all)("covers every plural category of whole numbers in %s", (locale) => {
    const rules = new Intl.PluralRules(locale)
    const forms = buildPluralForms(locale, (count) => rules.select(count))
    // The categories of whole numbers depend on their last two digits, and on round millions.
    const counts = [...Array(201).keys(), 1_000, 1_000_000, 2_000_000]
    const wrong = counts.filter(
      (count) => resolvePluralForm(forms, count, locale) !== rules.select(count),
    )
    expect(wrong).toEqual([])
  })

  it("falls back to the general form", () => {
    expect(resolvePluralForm({ other: "{number} items" }, 1, "en")).toBe("{number} items")
  })
})
