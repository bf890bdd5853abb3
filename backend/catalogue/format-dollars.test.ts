import { formatDollars } from "./format-dollars.ts"

it.each([
  [0, "$0.00"],
  [7, "$0.07"],
  [99_999, "$999.99"],
  [100_000, "$1,000.00"],
  [123_456_789, "$1,234,567.89"],
  [-102_495, "-$1,024.95"],
])("formats %i cents as %s", (cents, words) => {
  expect(formatDollars(cents)).toBe(words)
})
