import { describe, expect, it } from "@jest/globals"
import { buildErrorMessage } from "#lib/contract/error-detail.ts"
import { buildErrorTranslator, formatFieldErrors } from "./api-errors.ts"

describe("translating errors of the API", () => {
  it("formats amounts and dates for the locale", async () => {
    const t = await buildErrorTranslator("de")
    const spend = { code: "promotion_min_spend", params: { amount: 125_000 } } as const
    const start = { code: "promotion_not_started", params: { day: "2026-12-01" } } as const
    expect(t(buildErrorMessage(spend))).toContain("1.250,00\u00a0AU$")
    expect(t(buildErrorMessage(start))).toContain("1. Dezember 2026")
  })

  it("uses the catalogue and not the server's words if the detail is known", async () => {
    const t = await buildErrorTranslator("de")
    expect(t({ message: "Dein Wagen ist leer.", detail: { code: "cart_empty" } })).toBe(
      "Ihr Warenkorb ist leer.",
    )
  })

  it("translates the errors of fields", async () => {
    const t = await buildErrorTranslator("de")
    const detail = { code: "stock_left", params: { count: 1 } } as const
    const errors = { name: { message: "Bring a hat." }, qty: buildErrorMessage(detail) }
    expect(formatFieldErrors(errors, t)).toEqual({
      name: "Bring a hat.",
      qty: expect.stringContaining("1"),
    })
  })

  it.each([
    ["RATE_LIMITED", "Slow down.", /zu oft|später/],
    ["UNAUTHENTICATED", "Go away.", /melden Sie sich/],
  ])(
    "replaces an unknown error of class %s by the general message",
    async (code, message, text) => {
      const t = await buildErrorTranslator("de")
      expect(t({ code, message })).toMatch(text)
    },
  )

  it("leaves an unknown error of a class that says nothing by itself as the server wrote it", async () => {
    const t = await buildErrorTranslator("de")
    expect(t({ code: "CONFLICT", message: "Diese Farbe ist aus." })).toBe("Diese Farbe ist aus.")
    expect(t({ code: "NEW_CLASS", message: "Nur dienstags." })).toBe("Nur dienstags.")
    expect(t({ message: "" })).toBe("")
  })

  it("words an error that only API clients can fix generally, and exactly in English", async () => {
    const error = { code: "BAD_REQUEST", ...buildErrorMessage({ code: "body_not_json" }) }
    expect((await buildErrorTranslator("de"))(error)).toBe("Das war nicht möglich.")
    expect((await buildErrorTranslator("en"))(error)).toBe("The body is not JSON.")
  })
})
