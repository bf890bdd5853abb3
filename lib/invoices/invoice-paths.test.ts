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

describe("the path of an order", () => {
  it.each(["1", "42", "2147483647"])("parses an order number: %s", (text) => {
    expect(parseOrderId(text)).toBe(Number(text))
    expect(parseOrderKey(text)).toEqual({ id: Number(text) })
  })

  it("parses an order token", () => {
    expect(parseRecordToken(token)).toBe(token)
    expect(parseOrderKey(token)).toEqual({ token })
  })

  it("parses a token of digits only as a token", () => {
    expect(parseOrderKey("1".repeat(43))).toEqual({ token: "1".repeat(43) })
  })

  it.each([
    "",
    "0",
    "-1",
    "01",
    "1.5",
    "1e1",
    "+1",
    " 1",
    "1\n",
    "2147483648",
    "99999999999",
    "NaN",
    "one",
    "../1",
    "1/2",
    "%31",
    "٣",
  ])("rejects what is neither a number nor a token: %j", (text) => {
    expect(parseOrderKey(text)).toBeNull()
  })

  it.each([token.slice(1), `${token}a`, `${token.slice(1)}/`, `${token.slice(1)}é`, `${token}\n`])(
    "rejects a damaged token: %j",
    (text) => {
      expect(parseOrderKey(text)).toBeNull()
    },
  )

  it("builds other order paths for the owner than for the bearer of the token", () => {
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

it("omits the number of the first page of the order list", () => {
  expect([1, 2].map(buildOrderListPath)).toEqual([
    "/my-account/orders",
    "/my-account/orders?page=2",
  ])
})
