import { buildBoundedSetting } from "./build-bounded-setting.ts"

const zoom = buildBoundedSetting(1, 20, 15)

describe("bounded number setting", () => {
  it.each([
    [14, 14],
    ["14", 14],
    [" 14.4 px", 14],
    ["400px", 20],
    [0, 1],
    [-3, 1],
    [1e9, 20],
    ["", 15],
    [null, 15],
    [undefined, 15],
    ["near", 15],
    ["1e9", 15],
    [Number.NaN, 15],
    [{}, 15],
    [true, 15],
  ])("parses every input without an error: %j becomes %j", (input, expected) => {
    expect(zoom.parse(input)).toBe(expected)
  })
})
