import { describe, expect, it } from "@jest/globals"
import { planLink } from "./plan-link.ts"

const now = Date.parse("2026-11-01T00:00:00Z")
const dayMs = 86_400_000
const form = { path: "/about", when: "", days: "", showsDrafts: true }

describe("a wish for a preview link", () => {
  it("is for now and for seven days where nothing else is chosen", () => {
    const link = { path: "/about", atMs: null, showsDrafts: true, expiresMs: now + 7 * dayMs }
    expect(planLink(form, now)).toEqual(link)
  })

  it("takes a moment by the shop's clocks, and up to 90 days", () => {
    expect(planLink({ ...form, when: "2026-12-24T09:00", days: "90" }, now)).toMatchObject({
      atMs: Date.parse("2026-12-24T09:00:00+10:00"),
      expiresMs: now + 90 * dayMs,
    })
  })

  it.each(["0", "91", "-1", "1.5", "week", "1e9"])("is refused for %s days", (days) => {
    expect(planLink({ ...form, days }, now)).toEqual({ problem: "days" })
  })

  it("is refused for a date that no calendar has", () => {
    expect(planLink({ ...form, when: "2026-02-30T09:00" }, now)).toEqual({ problem: "when" })
  })
})
