import { describe, expect, it } from "@jest/globals"
import { getLanguageTag, locales } from "#lib/contract/languages.ts"
import { parseCents } from "#lib/contract/money.ts"
import { formatChange, formatDigits, formatMoney, formatRoundMoney } from "./money.ts"

describe("formatted money", () => {
  it("formats Australian dollars", () => {
    expect(formatMoney(parseCents(123450))).toBe("$1,234.50")
    expect(formatMoney(parseCents(123450), "de")).toBe("1.234,50\u00a0AU$")
  })

  it("leaves out zero cents of a round amount", () => {
    const format = (cents: number, locale: string) => formatRoundMoney(parseCents(cents), locale)
    expect([format(2_000, "en"), format(2_495, "en")]).toEqual(["$20", "$24.95"])
    expect([format(1_000_000, "en"), format(100_000, "de")]).toEqual(["$10,000", "1.000\u00a0AU$"])
  })

  it.each(locales)("formats amounts exactly as the platform's own formatter does: %s", (locale) => {
    const money = { style: "currency", currency: "AUD" } as const
    const platform = new Intl.NumberFormat(getLanguageTag(locale), money)
    const typed = new Intl.NumberFormat(getLanguageTag(locale), { minimumFractionDigits: 2 })
    const drop = (text: string) => text.replaceAll(/[\u200e\u2066-\u2069]/g, "")
    for (const cents of [
      0, 5, 99, 100, 99_999, 100_000, 999_999, 1_000_000, 123_456_789, 100_000_000_000, -7,
      -250_000,
    ]) {
      expect(drop(formatMoney(parseCents(cents), locale))).toBe(drop(platform.format(cents / 100)))
      if (cents >= 0)
        expect(formatDigits(parseCents(cents), locale)).toBe(typed.format(cents / 100))
    }
  })

  it("formats an unsupported language as English", () => {
    expect(formatMoney(parseCents(123450), "xx")).toBe("$1,234.50")
  })

  it("places the sign of an added or subtracted amount where the language does", () => {
    expect(formatChange(parseCents(300), "en")).toBe("+$3.00")
    expect(formatChange(parseCents(-1_234_50), "en")).toBe("−$1,234.50")
    expect(formatChange(parseCents(-500), "de")).toBe("−5,00\u00a0AU$")
    expect(formatChange(parseCents(500), "pl")).toBe("+5,00\u00a0AUD")
  })

  it("isolates the direction of an amount with its sign, and of its currency, in right-to-left text", () => {
    for (const text of [formatMoney(parseCents(500), "ar"), formatChange(parseCents(-500), "ar")]) {
      expect(text).toMatch(/^\u2068[^\u2068\u2069]*5\.00[^\u2068\u2069]*\u2066AU\$\u2069\u2069$/)
    }
    expect(formatMoney(parseCents(500), "de")).not.toMatch(/[\u2066-\u2069]/)
  })
})
