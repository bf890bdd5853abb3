import { describe, expect, it } from "@jest/globals"
import { buildLogPath } from "./redact-url.ts"

const token = "PSE4hQB1xDKT7p-7NJIEFiRNXEXacY9SXxhG0X3pTuc"

describe("buildLogPath", () => {
  it.each([
    [`/pay/sandbox/${token}`, "/pay/sandbox/…"],
    [`/show-invoice/print/${token}?x=1`, "/show-invoice/print/…"],
    [`/api/v1/sell/invoice/show/${token}/tickets#a`, "/api/v1/sell/invoice/show/…/tickets"],
  ])("redacts the token in %s", (address, path) => {
    expect(buildLogPath(address)).toBe(path)
  })

  it.each(["/", "/shop/resin", `/assets/i/${"0123456789abcdef".repeat(4)}.webp`, ""])(
    "preserves the whole path of %s and removes its query",
    (path) => expect(buildLogPath(`${path}?payum_token=${token}`)).toBe(path),
  )
})
