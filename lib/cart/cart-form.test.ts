import { expect, it } from "@jest/globals"
import { cartErrorCodes } from "#lib/contract/cart.ts"
import { parseCartNotice, resolveCartNotice } from "./cart-form.ts"

it("maps every cart error code to a notice, and parses only known notices from a URL", () => {
  for (const code of cartErrorCodes) {
    const notice = resolveCartNotice(code)
    expect(parseCartNotice(notice)).toBe(notice)
  }
  expect(resolveCartNotice("out_of_stock")).toBe("outOfStock")
  expect(resolveCartNotice("FORBIDDEN")).toBe("unavailable")
  expect(parseCartNotice("tooMany")).toBe("tooMany")
  for (const value of ["", "toString", "<b>", ["tooMany"], undefined]) {
    expect(parseCartNotice(value)).toBeNull()
  }
})
