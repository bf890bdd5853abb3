import { pageRowSchema } from "#lib/contract/page.ts"
import { planLifetimeSeconds } from "./page-schedule.ts"

const now = Date.parse("2026-11-01T00:00:00Z")

function rowsWith(wrapper: object, deleted = false) {
  const widget = { type: "core/html", wrapper }
  return [pageRowSchema.parse({ blocks: [{ id: 1, deleted, widgets: [widget] }] })]
}

describe("a page's lifetime", () => {
  it("is the longest where nothing on it is scheduled", () => {
    expect(planLifetimeSeconds(rowsWith({}), 300, now)).toBe(300)
  })

  it("ends when a widget appears", () => {
    const rows = rowsWith({ hidden_before: "2026-11-01T00:01:40Z" })
    expect(planLifetimeSeconds(rows, 300, now)).toBe(100)
  })

  it("is never longer than the longest", () => {
    const rows = rowsWith({ hidden_before: "2026-11-02T00:00:00Z" })
    expect(planLifetimeSeconds(rows, 300, now)).toBe(300)
  })

  it("is at least a second", () => {
    const rows = rowsWith({ hidden_before: "2026-11-01T00:00:00.010Z" })
    expect(planLifetimeSeconds(rows, 300, now)).toBe(1)
  })

  it("does not mind deleted blocks", () => {
    const rows = rowsWith({ hidden_before: "2026-11-01T00:01:40Z" }, true)
    expect(planLifetimeSeconds(rows, 300, now)).toBe(300)
  })
})
