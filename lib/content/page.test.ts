import { parsePage } from "#lib/api/parse-page.ts"
import { pageRowSchema } from "#lib/contract/page.ts"
import {
  getLifetimeSeconds,
  getNextPageChange,
  listPageTexts,
  listVisibleRows,
  type Page,
  type PlacedWidget,
} from "./page.ts"

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

type Placed = Omit<PlacedWidget, "frame">

/** Returns the rows of a page with widgets of these settings, as far as its texts matter. */
function buildRows(settings: readonly Record<string, unknown>[]) {
  const place = (given: Record<string, unknown>): Placed => ({
    type: "core/html",
    settings: given,
    limit: 100,
    offset: 0,
    sorting: "",
  })
  return parseRows([{ blocks: [{ widgets: settings.map(place) }] }])
}

function parseRows(rows: readonly { blocks: readonly { widgets: readonly Placed[] }[] }[]) {
  return rows as Page["rows"]
}

it("lists a page's texts in the order of the page, and skips what is no text", () => {
  const rows = buildRows([
    { heading: "Hello", subheading: "There" },
    { html: "<p>One</p>" },
    { html: 7 },
    { text: " " },
  ])
  expect(listPageTexts({ rows, content: "<p>Last</p>" })).toEqual([
    "There",
    "<p>One</p>",
    "<p>Last</p>",
  ])
})
