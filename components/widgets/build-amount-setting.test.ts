import { buildAmountSetting } from "./build-amount-setting.ts"

const opacity = buildAmountSetting(0, 100, 100)

describe("amount setting", () => {
  it.each([
    [50, 50],
    ["30", 30],
    [0, 0],
    ["0", 0],
    [33.4, 33],
  ])("parses an amount from a number or its text: %j", (input, amount) => {
    expect(opacity.parse(input)).toBe(amount)
  })

  it.each([
    [150, 100],
    ["-3", 0],
    [Number.POSITIVE_INFINITY, 100],
  ])("clamps an amount to its bounds: %j", (input, amount) => {
    expect(opacity.parse(input)).toBe(amount)
  })

  it.each([null, undefined, "", " ", "lots", true, {}, Number.NaN, "5px"])(
    "falls back to the default without a valid amount: %j",
    (input) => {
      expect(opacity.parse(input)).toBe(100)
    },
  )
})
