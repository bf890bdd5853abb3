import { describe, expect, it } from "@jest/globals"
import { getLanguageTag, locales } from "#lib/contract/languages.ts"
import {
  buildAmount,
  formatChange,
  formatDigits,
  formatMoney,
  parseAmount,
  parseCents,
} from "./money.ts"

describe("money", () => {
  it("is read from a decimal text without passing through a float", () => {
    expect(parseAmount("24.95")).toBe(2495)
    expect(parseAmount("0.07")).toBe(7)
    expect(parseAmount("-10.60")).toBe(-1060)
    expect(parseAmount("1234567.89")).toBe(123456789)
  })

  it.each(["24.9", "24", "", "1e1", "NaN", "24.955", " 1.00"])("refuses %j", (text) => {
    expect(() => parseAmount(text)).toThrow(RangeError)
  })

  it("refuses fractions of a cent", () => {
    expect(() => parseCents(0.5)).toThrow(RangeError)
    expect(() => parseCents(Number.NaN)).toThrow(RangeError)
  })

  it("is written with two decimals however small", () => {
    expect([0, 7, 70, 700, -5].map((cents) => buildAmount(parseCents(cents)))).toEqual([
      "0.00",
      "0.07",
      "0.70",
      "7.00",
      "-0.05",
    ])
  })

  it("is shown in Australian dollars", () => {
    expect(formatMoney(parseCents(123450))).toBe("$1,234.50")
    expect(formatMoney(parseCents(123450), "de")).toBe("1.234,50\u00a0AU$")
  })

  it.each(locales)("is shown exactly as the platform's own formatter would: %s", (locale) => {
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

  it("is shown as in English to whoever reads another language", () => {
    expect(formatMoney(parseCents(123450), "xx")).toBe("$1,234.50")
  })

  it("that is added or taken off carries its sign where the language puts it", () => {
    expect(formatChange(parseCents(300), "en")).toBe("+$3.00")
    expect(formatChange(parseCents(-1_234_50), "en")).toBe("−$1,234.50")
    expect(formatChange(parseCents(-500), "de")).toBe("−5,00\u00a0AU$")
    expect(formatChange(parseCents(500), "pl")).toBe("+5,00\u00a0AUD")
  })

  it("keeps its own direction, sign and all, and its currency another, within a text from right to left", () => {
    for (const text of [formatMoney(parseCents(500), "ar"), formatChange(parseCents(-500), "ar")]) {
      expect(text).toMatch(/^\u2068[^\u2068\u2069]*5\.00[^\u2068\u2069]*\u2066AU\$\u2069\u2069$/)
    }
    expect(formatMoney(parseCents(500), "de")).not.toMatch(/[\u2066-\u2069]/)
  })
})
