import { describe, expect, it } from "@jest/globals"
import { buildPluralForms, resolvePluralForm } from "./plural-forms.ts"

const languages = ["ar", "de", "en", "es", "fr", "id", "it", "ja", "ka", "ko", "pl", "pt", "ru"]
const all = [...languages, "tr", "uk", "uz", "vi", "zh"]

describe("a text whose number only the browser knows", () => {
  it.each(all)("has a form for every way that %s counts whole things", (locale) => {
    const rules = new Intl.PluralRules(locale)
    const forms = buildPluralForms(locale, (count) => rules.select(count))
    for (let count = 0; count <= 1_200; count += 1) {
      expect(resolvePluralForm(forms, count, locale)).toBe(rules.select(count))
    }
    expect(resolvePluralForm(forms, 2_000_000, locale)).toBe(rules.select(2_000_000))
  })

  it("takes the general form where a number has none of its own", () => {
    expect(resolvePluralForm({ other: "{number} items" }, 1, "en")).toBe("{number} items")
  })
})
