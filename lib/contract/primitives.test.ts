import { expect, it } from "@jest/globals"
import { writtenAmountSchema } from "./primitives.ts"

it.each([
  [25, "25.00"],
  ["25", "25.00"],
  [" 25.5 ", "25.50"],
  [25.5, "25.50"],
  ["25.00", "25.00"],
  [0, "0.00"],
])("normalises the amount %j to %s", (amount, written) => {
  expect(writtenAmountSchema.parse(amount)).toBe(written)
})

it.each(["", "$25", "25,00", 25.005, "1e3", Number.NaN, null, true, "9999999999"])(
  "rejects the amount %j with a message",
  (amount) => {
    const { error } = writtenAmountSchema.safeParse(amount)
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'must be an amount, such as 25 or "25.00"',
    ])
  },
)
