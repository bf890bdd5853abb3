import { expect, it } from "@jest/globals"
import { formatVoucherCode } from "./voucher.ts"

it.each(["ABCD2345EFGH6789", "ABCD-2345-EFGH-6789", "ABCD 2345 EFGH 6789"])(
  "formats a voucher code in groups of four: %s",
  (code) => {
    expect(formatVoucherCode(code)).toBe("ABCD-2345-EFGH-6789")
  },
)
