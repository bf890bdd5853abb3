import { describe, expect, it } from "@jest/globals"
import type { PageBody } from "#lib/contract/page-admin-calls.ts"
import { buildWidget } from "./build-widget.ts"
import { listPageDifferences } from "./list-page-differences.ts"
import {
  createPageBlock,
  createRow,
  createWidget,
  deleteNode,
  moveBy,
  type Rows,
  updateBlock,
  updateWidget,
} from "./page-tree.ts"

const buildBody = (rows: Rows): PageBody => ({
  name: "About",
  url: "about",
  title: "",
  meta_description: "",
  content: "",
  rows,
})

const heading = (text: string) => ({
  ...buildWidget("core/heading"),
  templatevar: { heading: text },
})
function buildRows(): Rows {
  let { rows } = createWidget([], null, heading("One"))
  rows = createWidget(rows, [0, 0], heading("Two")).rows
  rows = createPageBlock(rows, 0).rows
  return createWidget(rows, [0, 1], buildWidget("core/html")).rows
}

/** Lists kind, place and field of each difference. */
const list = (before: Rows, after: Rows) =>
  listPageDifferences(buildBody(before), buildBody(after)).map(({ kind, path, field }) =>
    `${kind} ${path?.join(".") ?? "page"} ${field}`.trim(),
  )

describe("differences between what is live and a draft", () => {
  it("are none for the same page, whatever the order of names and missing values", () => {
    const rows = buildRows()
    const again = updateWidget(rows, [0, 0, 0], (widget) => ({
      ...widget,
      templatevar: { extra: undefined, heading: "One" },
    }))
    expect(list(rows, again)).toEqual([])
  })

  it("name the page's own texts, and a changed setting with both values", () => {
    const rows = buildRows()
    const next = updateWidget(rows, [0, 0, 1], () => heading("Second"))
    const draft = { ...buildBody(next), title: "About us" }
    expect(listPageDifferences(buildBody(rows), draft)).toEqual([
      { kind: "changed", path: null, type: "", field: "title", before: "", after: "About us" },
      {
        kind: "changed",
        path: [0, 0, 1],
        type: "core/heading",
        field: "heading",
        before: "Two",
        after: "Second",
      },
    ])
  })

  it("name what was added, removed and moved, and not what merely stands at another place", () => {
    const rows = buildRows()
    expect(list(rows, createWidget(rows, [0, 0, 0], buildWidget("core/faq")).rows)).toEqual([
      "added 0.0.1",
    ])
    expect(list(rows, deleteNode(rows, [0, 0, 0]).rows)).toEqual(["removed 0.0.0"])
    expect(list(rows, moveBy(rows, [0, 0, 0], 1).rows)).toEqual(["moved 0.0.0", "moved 0.0.1"])
    expect(list(rows, createRow(rows, "tabs", -1).rows)).toEqual(["added 0"])
    expect(list(rows, deleteNode(rows, [0, 1]).rows)).toEqual(["removed 0.1"])
  })

  it("name settings of columns and schedules of widgets", () => {
    const rows = buildRows()
    const titled = updateBlock(rows, [0, 1], (block) => ({ ...block, title: "Aside" }))
    const hidden = updateWidget(titled, [0, 0, 0], ({ wrapper, ...widget }) => ({
      ...widget,
      wrapper: { ...wrapper, hidden: true },
    }))
    expect(list(rows, hidden)).toEqual(["changed 0.0.0 hidden", "changed 0.1 title"])
  })
})
