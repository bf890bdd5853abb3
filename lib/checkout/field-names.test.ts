import { parseFieldErrors } from "#lib/account/customer-names.ts"
import { checkoutControls, checkoutWireNames } from "./field-names.ts"

it("moves the error of a promotion code to its control in the checkout", () => {
  expect(parseFieldErrors({ promotion_code: "too long" }, checkoutWireNames)).toEqual({
    [checkoutControls.code]: "too long",
  })
})
