import { describe, expect, it } from "@jest/globals"
import {
  buildInvoicePath,
  buildInvoicePdfPath,
  buildInvoicePrintPath,
  buildOrderListPath,
  buildTicketsPath,
  parseOrderId,
  parseOrderKey,
  parseRecordToken,
} from "./invoice-paths.ts"

const token = `${"aB3-_".repeat(8)}xyz`

describe("the address of an order", () => {
  it.each(["1", "42", "2147483647"])("names it by its number: %s", (text) => {
    expect(parseOrderId(text)).toBe(Number(text))
    expect(parseOrderKey(text)).toEqual({ id: Number(text) })
  })

  it("names it by its token", () => {
    expect(parseRecordToken(token)).toBe(token)
    expect(parseOrderKey(token)).toEqual({ token })
  })

  it("names it by its token also where that is all digits", () => {
    expect(parseOrderKey("1".repeat(43))).toEqual({ token: "1".repeat(43) })
  })

  it.each([
    ...["", "0", "-1", "01", "1.5", "1e1", "+1", " 1", "1\n", "2147483648", "99999999999"],
    ...["NaN", "one", "../1", "1/2", "%31", "٣"],
  ])("names none where it is neither: %j", (text) => {
    expect(parseOrderKey(text)).toBeNull()
  })

  it.each([token.slice(1), `${token}a`, `${token.slice(1)}/`, `${token.slice(1)}é`, `${token}\n`])(
    "names none where a token is damaged: %j",
    (text) => {
      expect(parseOrderKey(text)).toBeNull()
    },
  )

  it("is one for its owner, and another for who has its token", () => {
    const [mine, shared] = [{ id: 7 }, { token }]
    expect([mine, shared].map(buildInvoicePath)).toEqual(["/invoice/7", `/show-invoice/${token}`])
    expect([mine, shared].map(buildInvoicePrintPath)).toEqual([
      "/invoice/print/7",
      `/show-invoice/print/${token}`,
    ])
    expect([mine, shared].map(buildInvoicePdfPath)).toEqual([
      "/api/invoice/7/pdf",
      `/api/invoice/show/${token}/pdf`,
    ])
    expect([mine, shared].map(buildTicketsPath)).toEqual([
      "/print-tickets/7",
      `/print-tickets/${token}`,
    ])
  })
})

it("the first page of the list of orders has no number in its address", () => {
  expect([1, 2].map(buildOrderListPath)).toEqual([
    "/my-account/orders",
    "/my-account/orders?page=2",
  ])
})
