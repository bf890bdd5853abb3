import { describe, expect, it } from "@jest/globals"
import { formatErrorDetail, parseIssueMessage } from "#lib/contract/error-detail.ts"
import { cartRequestSchemas } from "./request-schemas.ts"

const check = (call: keyof typeof cartRequestSchemas, input: unknown) => {
  const result = cartRequestSchemas[call].safeParse(input, { error: () => "Please check." })
  return result.success
    ? result.data
    : formatErrorDetail(parseIssueMessage(result.error.issues[0]?.message ?? ""))
}

describe("cart choices", () => {
  it("stay undefined if left out, and null clears them", () => {
    expect(check("read", {})).toEqual({})
    const forgets = { promotionCode: null, shippingType: null, place: null }
    expect(check("read", forgets)).toEqual(forgets)
  })

  it("accept a saved address by id and a place by suburb and postcode", () => {
    expect(check("read", { place: 7 })).toEqual({ place: 7 })
    const place = { suburb: "Gladstone", postcode: " 4680 " }
    expect(check("read", { place })).toEqual({ place: { suburb: "Gladstone", postcode: "4680" } })
  })

  it("reject an invalid postcode with a message", () => {
    const message = "Enter a four-digit postcode, such as 4680."
    for (const postcode of ["468", "46800", "abcd", "", "٤٦٨٠"]) {
      expect(check("read", { place: { suburb: "x", postcode } })).toBe(message)
    }
  })

  it.each([
    { promotionCode: 5 },
    { shippingType: 0 },
    { shippingType: "1" },
    { place: -1 },
    { place: true },
    { place: [] },
  ])("reject the wrong type: %j", (input) => {
    expect(typeof check("read", input)).toBe("string")
  })

  it("reject too long texts with a message", () => {
    expect(check("read", { promotionCode: "A".repeat(61) })).toMatch(/at most 60 characters/)
    const place = { suburb: "s".repeat(121), postcode: "4680" }
    expect(check("read", { place })).toMatch(/at most 120 characters/)
  })
})

describe("a quantity", () => {
  it.each([0, -1, 1.5, 1_000, null, "2", Number.NaN])("of %p is rejected with a message", (qty) => {
    const message = "Enter a whole number from 1 to 999."
    expect(check("update", { id: 1, qty })).toBe(message)
    expect(check("add", { sku: 1, qty })).toBe(message)
  })
})

describe("a cart request body", () => {
  it("drops the key of another cart", () => {
    const session = "k".repeat(43)
    expect(check("add", { sku: 1, qty: 2, session })).toEqual({ sku: 1, qty: 2, addons: [] })
    expect(check("update", { id: 1, qty: 2, session })).toEqual({ id: 1, qty: 2 })
    expect(check("remove", { id: 1, session })).toEqual({ id: 1 })
    expect(check("read", { session })).toEqual({})
  })
})
