import { describe, expect, it } from "@jest/globals"
import { parseLinkForm } from "./parse-link-form.ts"

const now = Date.parse("2026-11-01T00:00:00Z")
const dayMs = 86_400_000
const form = { path: "/about", when: "", days: "", showsDrafts: true }

describe("parseLinkForm", () => {
  it("defaults to the current time and seven days", () => {
    const link = { path: "/about", atMs: null, showsDrafts: true, expiresMs: now + 7 * dayMs }
    expect(parseLinkForm(form, now)).toEqual({ ok: true, value: link })
  })

  it("parses a time in the shop's time zone, and accepts up to 90 days", () => {
    expect(parseLinkForm({ ...form, when: "2026-12-24T09:00", days: "90" }, now)).toMatchObject({
      value: { atMs: Date.parse("2026-12-24T09:00:00+10:00"), expiresMs: now + 90 * dayMs },
    })
  })

  it.each(["0", "91", "-1", "1.5", "week", "1e9"])("rejects %s days", (days) => {
    expect(parseLinkForm({ ...form, days }, now)).toEqual({ ok: false, error: "days" })
  })

  it("rejects a date that does not exist", () => {
    expect(parseLinkForm({ ...form, when: "2026-02-30T09:00" }, now)).toEqual({
      ok: false,
      error: "when",
    })
  })
})
