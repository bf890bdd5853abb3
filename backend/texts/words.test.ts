import { describe, expect, it } from "@jest/globals"
import { getWords } from "./words.ts"

describe("the back end's translations", () => {
  it("format amounts and dates by locale, in the shop's time zone", () => {
    const evening = new Date("2026-11-21T15:00:00Z")
    const write = (language: string) => {
      const { showMoney, showDay } = getWords(language)
      return [showMoney(102_495), showDay(evening)]
    }
    expect(write("en")).toEqual(["$1,024.95", "22 November 2026"])
    expect(write("de")).toEqual(["1.024,95\u00a0AU$", "22. November 2026"])
    expect(write("ar")[0]).toBe("\u20661,024.95\u00a0AU$\u2069")
    expect(write("ja")).toEqual(["A$1,024.95", "2026年11月22日"])
  })

  it("isolate interpolated values in right-to-left languages", () => {
    const { say, direction } = getWords("ar")
    expect(direction).toBe("rtl")
    expect(say("order.paid.subject", { id: "17" })).toContain("\u206817\u2069")
    expect(getWords("de").say("order.paid.subject", { id: "17" })).not.toMatch(/[\u2066-\u2069]/)
  })

  it("fall back to English for a language that the shop does not support", () => {
    expect(getWords("sw").locale).toBe("en")
    expect(getWords("../en").locale).toBe("en")
  })
})
