import { amountSetting } from "./amount-setting.ts"

const opacity = amountSetting(0, 100, 100)

describe("an amount among the settings", () => {
  it.each([
    [50, 50],
    ["30", 30],
    [0, 0],
    ["0", 0],
    [33.4, 33],
  ])("is read from a number or its text: %j", (given, amount) => {
    expect(opacity.parse(given)).toBe(amount)
  })

  it.each([
    [150, 100],
    ["-3", 0],
    [Number.POSITIVE_INFINITY, 100],
  ])("is the nearest that is allowed: %j", (given, amount) => {
    expect(opacity.parse(given)).toBe(amount)
  })

  it.each([null, undefined, "", " ", "lots", true, {}, Number.NaN, "5px"])(
    "is the ordinary one where none is given: %j",
    (given) => {
      expect(opacity.parse(given)).toBe(100)
    },
  )
})
