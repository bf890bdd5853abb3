import { parsePage } from "#lib/api/parse-page.ts"
import { pageRowSchema } from "#lib/contract/page.ts"
import { getLifetimeSeconds, getNextPageChange, listVisibleRows } from "./page-schedule.ts"

const now = Date.parse("2026-11-01T00:00:00Z")

function rowsWith(wrapper: object, deleted = false) {
  const widget = { type: "core/html", wrapper }
  const row = pageRowSchema.parse({ blocks: [{ id: 1, deleted, widgets: [widget] }] })
  const own = { id: 1, name: "A", slug: "a", title: "", meta_description: "", content: "" }
  return parsePage({ ...own, rows: [row], updated_at: "2026-01-01T00:00:00Z" }).rows
}
const lifetimeOf = (...given: Parameters<typeof rowsWith>) =>
  getLifetimeSeconds(getNextPageChange(rowsWith(...given), now), 300, now)

describe("a page's cache lifetime", () => {
  it("uses the maximum lifetime where nothing on the page is scheduled", () => {
    expect(lifetimeOf({})).toBe(300)
  })

  it("ends the lifetime when a widget appears", () => {
    expect(lifetimeOf({ hidden_before: "2026-11-01T00:01:40Z" })).toBe(100)
  })

  it("never exceeds the maximum lifetime", () => {
    expect(lifetimeOf({ hidden_before: "2026-11-02T00:00:00Z" })).toBe(300)
  })

  it("returns a lifetime of at least a second", () => {
    expect(lifetimeOf({ hidden_before: "2026-11-01T00:00:00.010Z" })).toBe(1)
  })

  it("ignores deleted blocks in the lifetime of a page", () => {
    expect(lifetimeOf({ hidden_before: "2026-11-01T00:01:40Z" }, true)).toBe(300)
  })
})

it("removes a widget that is not visible yet, and retains its block", () => {
  const rows = rowsWith({ hidden_before: "2026-11-01T00:01:40Z" })
  const countWidgets = (nowMs: number) =>
    listVisibleRows(rows, nowMs).flatMap(({ blocks }) =>
      blocks.map(({ widgets }) => widgets.length),
    )
  expect(countWidgets(now)).toEqual([0])
  expect(countWidgets(now + 100_000)).toEqual([1])
})
