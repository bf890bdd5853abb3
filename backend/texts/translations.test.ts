import { describe, expect, it } from "@jest/globals"
import { getTranslations } from "./translations.ts"

describe("the back end's translations", () => {
  it("format amounts and dates by locale, in the shop's time zone", () => {
    const evening = new Date("2026-11-21T15:00:00Z")
    const write = (language: string) => {
      const { formatMoney, formatDay } = getTranslations(language)
      return [formatMoney(102_495), formatDay(evening)]
    }
    expect(write("en")).toEqual(["$1,024.95", "22 November 2026"])
    expect(write("de")).toEqual(["1.024,95\u00a0AU$", "22. November 2026"])
    expect(write("ar")[0]).toBe("\u20661,024.95\u00a0AU$\u2069")
    expect(write("ja")).toEqual(["A$1,024.95", "2026年11月22日"])
  })

  it("isolate interpolated values in right-to-left languages", () => {
    const { t, direction } = getTranslations("ar")
    expect(direction).toBe("rtl")
    expect(t("order.paid.subject", { id: "17" })).toContain("\u206817\u2069")
    expect(getTranslations("de").t("order.paid.subject", { id: "17" })).not.toMatch(
      /[\u2066-\u2069]/,
    )
  })

  it("have one full stop after a name that ends with one", () => {
    const write = (language: string, shop: string) =>
      getTranslations(language).t("account.signin.text", { shop })
    expect(write("de", "Curlew Print Co.")).toContain("für Curlew Print Co. Geben Sie")
    expect(write("de", "Curlew")).toContain("für Curlew. Geben Sie")
    expect(write("ar", "Curlew Print Co.")).toMatch(/\u2068Curlew Print Co\.\u2069 /)
    expect(write("en", "$& Co.")).toContain("$& Co.")
  })

  it("fall back to English for a language that the shop does not support", () => {
    expect(getTranslations("sw").locale).toBe("en")
    expect(getTranslations("../en").locale).toBe("en")
  })
})
