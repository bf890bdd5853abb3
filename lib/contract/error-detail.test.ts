import { describe, expect, it } from "@jest/globals"
import { z } from "zod"
import { errorBodySchema } from "./error.ts"
import {
  buildIssueMessage,
  errorDetailSchema,
  formatErrorDetail,
  parseIssueMessage,
} from "./error-detail.ts"

describe("English messages of errors", () => {
  it.each([
    [{ code: "cart_empty" }, "Your cart is empty."],
    [{ code: "stock_left", params: { count: 1 } }, "Only 1 is left."],
    [{ code: "stock_left", params: { count: 1_200 } }, "Only 1,200 are left."],
    [
      { code: "stock_left_some_in_cart", params: { count: 5, in_cart: 3 } },
      "Only 5 are left. You have 3 in your cart already.",
    ],
    [
      { code: "promotion_min_spend", params: { amount: 125_000 } },
      "This code is for orders of $1,250.00 or more.",
    ],
    [
      { code: "promotion_not_started", params: { day: "2026-12-01" } },
      "This code can be used from 1 December 2026.",
    ],
    [{ code: "field_required", params: { name: "$& {name}" } }, "Please fill in “$& {name}”."],
  ] as const)("fill in the values of %j", (detail, message) => {
    expect(formatErrorDetail(detail)).toBe(message)
  })

  it("take declared errors only: others do not compile", () => {
    // @ts-expect-error there is no such code
    expect(formatErrorDetail({ code: "moon_phase" })).toBe("moon_phase")
    // @ts-expect-error the count is missing
    expect(formatErrorDetail({ code: "stock_left" })).toBe("Only NaN are left.")
    // @ts-expect-error the amount is a number of cents
    formatErrorDetail({ code: "promotion_min_spend", params: { amount: "1250.00" } })
  })

  it("are empty without an error", () => {
    expect(formatErrorDetail(null)).toBe("")
  })
})

describe("details of errors on the wire", () => {
  it("are retained if their code and their parameters are declared", () => {
    const detail = { code: "stock_left", params: { count: 3 } }
    expect(errorDetailSchema.parse(detail)).toEqual(detail)
  })

  it.each([
    ["an unknown code", { code: "moon_phase", params: {} }],
    ["a missing parameter", { code: "stock_left" }],
    ["a parameter of another kind", { code: "stock_left", params: { count: "3" } }],
    ["a fraction of a cent", { code: "promotion_min_spend", params: { amount: 12.5 } }],
    ["a day that is none", { code: "promotion_not_started", params: { day: "2026-13-01" } }],
    ["a name of every object", { code: "constructor" }],
    ["a text", "stock_left"],
  ])("are dropped with %s, and the rest of the body stays", (_case, detail) => {
    const body = { code: "CONFLICT", message: "No.", detail }
    expect(errorBodySchema.parse(body)).toEqual({ ...body, detail: null })
  })

  it("are dropped for one field and retained for the others", () => {
    const known = { code: "email_format" }
    const field_details = { email: known, name: { code: "moon_phase" } }
    const body = { code: "BAD_REQUEST", message: "No.", field_details }
    expect(errorBodySchema.parse(body).field_details).toEqual({ email: known })
  })
})

describe("messages of schema checks", () => {
  it("carry the detail with its parameters through zod", () => {
    const detail = { code: "text_too_long", params: { count: 3 } } as const
    const { error } = z.string().max(3, buildIssueMessage(detail)).safeParse("long")
    expect(parseIssueMessage(error?.issues[0]?.message ?? "")).toEqual(detail)
  })

  it("become the reason of an invalid value if zod wrote them", () => {
    const reason = "Invalid input: expected string"
    expect(parseIssueMessage(reason)).toEqual({ code: "value_invalid", params: { reason } })
    expect(formatErrorDetail(parseIssueMessage("{not json"))).toBe("{not json")
  })
})
