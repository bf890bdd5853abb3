import { expect, it } from "@jest/globals"
import { cartRefusalCodes } from "#lib/contract/cart.ts"
import { cartNotices, parseCartNotice, resolveCartNotice } from "./cart-notice.ts"

it("every refusal has a notice, and only our own notices are read from an address", () => {
  for (const code of cartRefusalCodes) expect(cartNotices).toContain(resolveCartNotice(code))
  expect(resolveCartNotice("out_of_stock")).toBe("outOfStock")
  expect(resolveCartNotice("FORBIDDEN")).toBe("unavailable")
  expect(parseCartNotice("tooMany")).toBe("tooMany")
  for (const value of ["", "toString", "<b>", ["tooMany"], undefined]) {
    expect(parseCartNotice(value)).toBeNull()
  }
})
