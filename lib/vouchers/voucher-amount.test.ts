import { describe, expect, it } from "@jest/globals"
import {
  customAmount,
  listOfferedAmounts,
  parseTypedAmount,
  resolveAmount,
} from "./voucher-amount.ts"

describe("an amount that is typed", () => {
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
  ])("is read in whole cents: %j", (text, cents) => {
    expect(parseTypedAmount(text)).toBe(cents)
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
  ])("is read as other languages write it: %j", (text, cents) => {
    expect(parseTypedAmount(text)).toBe(cents)
  })

  it.each([
    ...["1.250", "1,250,00", "1.250.00", "1.250,000", "1,250.000", "12.50,00", "50,00,00"],
    ...["0,00", ",50", "1  250", "12 50", "1 2 3", "1,000,000,000,000,000", "$$5"],
  ])("is none where it may be meant either way or is no amount: %j", (text) => {
    expect(parseTypedAmount(text)).toBeNull()
  })

  it.each([
    ...["", " ", "0", "0.00", "$0", "-1", "-50", "50.555", "1e3", "0x10", "NaN", "Infinity"],
    ...["12,5,0", "1,2,3", "fifty", "50 dollars", "５０", "10000000", "5 0", "50\n20"],
  ])("is none: %j", (text) => {
    expect(parseTypedAmount(text)).toBeNull()
  })
})

describe("what is chosen", () => {
  it("is an amount on offer, whatever was typed before", () => {
    expect(resolveAmount("25.00", "99")).toBe(2_500)
  })

  it("is what is typed where the choice is to type one", () => {
    expect(resolveAmount(customAmount, "99")).toBe(9_900)
    expect(resolveAmount(customAmount, "")).toBeNull()
  })

  it("is nothing while nothing is chosen", () => {
    expect(resolveAmount("", "99")).toBeNull()
  })
})

describe("amounts that an editor has written", () => {
  const limits = { fewestCents: 100, mostCents: 100_000 }

  it("are offered in the order they stand in, each once", () => {
    expect(listOfferedAmounts("50|25| $100.00 |25.00|", limits)).toEqual([5_000, 2_500, 10_000])
  })

  it("are left out where no voucher can have them", () => {
    expect(listOfferedAmounts("0.99|1|1000|1000.01|-1|0|ten", limits)).toEqual([100, 100_000])
    expect(listOfferedAmounts("", limits)).toEqual([])
  })
})
