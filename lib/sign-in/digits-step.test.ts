import { isCheckoutPath, isDigitsCode } from "./digits-step.ts"

it.each([
  ["/checkout", true],
  ["/checkout?step=2", true],
  ["/de/checkout", true],
  ["/checkout-tips", false],
  ["/page?from=/checkout", false],
  ["/my-account", false],
  [null, false],
])("recognises the checkout as the return path: %s", (path, expected) => {
  expect(isCheckoutPath(path)).toBe(expected)
})

it("tells six digits from the eight characters of other emails", () => {
  expect(["012345", "ABCD2345", "12345", "1234567"].map(isDigitsCode)).toEqual([
    true,
    false,
    false,
    false,
  ])
})
