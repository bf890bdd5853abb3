import { describe, expect, it } from "@jest/globals"
import { customAmount, listOfferedAmounts, resolveAmount } from "./voucher.ts"

describe("a typed amount", () => {
  it.each([
    ["50", 5_000],
    ["50.", 5_000],
    ["50.5", 5_050],
    ["50.55", 5_055],
    [" $ 50.00 ", 5_000],
    ["1,250", 125_000],
    ["0.01", 1],
    ["9999999.99", 999_999_999],
    ["1,250.75", 125_075],
    ["1,234,567", 123_456_700],
  ])("is parsed in whole cents: %j", (text, cents) => {
    expect(resolveAmount(customAmount, text)).toBe(cents)
  })

  it.each([
    ["50,00", 5_000],
    ["50,5", 5_050],
    ["12,50", 1_250],
    ["0,01", 1],
    ["1.250,00", 125_000],
    ["1.250,5", 125_050],
    ["1.234.567", 123_456_700],
    ["1 250,00", 125_000],
    ["1\u202f250,00", 125_000],
    ["1\u00a0250", 125_000],
    ["50,00 $", 5_000],
  ])("is parsed in the notation of other languages: %j", (text, cents) => {
    expect(resolveAmount(customAmount, text)).toBe(cents)
  })

  it.each([
    "1.250",
    "1,250,00",
    "1.250.00",
    "1.250,000",
    "1,250.000",
    "12.50,00",
    "50,00,00",
    "0,00",
    ",50",
    "1  250",
    "12 50",
    "1 2 3",
    "1,000,000,000,000,000",
    "$$5",
  ])("is null if it is ambiguous or not an amount: %j", (text) => {
    expect(resolveAmount(customAmount, text)).toBeNull()
  })

  it.each([
    "",
    " ",
    "0",
    "0.00",
    "$0",
    "-1",
    "-50",
    "50.555",
    "1e3",
    "0x10",
    "NaN",
    "Infinity",
    "12,5,0",
    "1,2,3",
    "fifty",
    "50 dollars",
    "５０",
    "10000000",
    "5 0",
    "50\n20",
  ])("is null for %j", (text) => {
    expect(resolveAmount(customAmount, text)).toBeNull()
  })
})

describe("the voucher amount", () => {
  it("is the offered amount that was chosen, whatever was typed", () => {
    expect(resolveAmount("25.00", "99")).toBe(2_500)
  })

  it("is the typed amount if the custom choice is selected", () => {
    expect(resolveAmount(customAmount, "99")).toBe(9_900)
    expect(resolveAmount(customAmount, "")).toBeNull()
  })

  it("is null while no choice is made", () => {
    expect(resolveAmount("", "99")).toBeNull()
  })
})

describe("the offered amounts", () => {
  const limits = { fewestCents: 100, mostCents: 100_000 }

  it("retain the editor's order, each amount once", () => {
    expect(listOfferedAmounts("50|25| $100.00 |25.00|", limits)).toEqual([5_000, 2_500, 10_000])
  })

  it("leave out amounts outside the voucher limits", () => {
    expect(listOfferedAmounts("0.99|1|1000|1000.01|-1|0|ten", limits)).toEqual([100, 100_000])
    expect(listOfferedAmounts("", limits)).toEqual([])
  })
})
