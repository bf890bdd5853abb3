import { listPageTexts } from "./list-page-texts.ts"
import type { Page, PlacedWidget } from "./page.ts"

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
