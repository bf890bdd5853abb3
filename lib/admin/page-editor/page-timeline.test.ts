import { expect, it } from "@jest/globals"
import { buildWidget } from "./build-widget.ts"
import { listTimeline } from "./page-timeline.ts"
import { createWidget, updateBlock } from "./page-tree.ts"

const buildScheduled = (from: string | null, until: string | null, hidden = false) => {
  const widget = buildWidget("core/html")
  return {
    ...widget,
    wrapper: { ...widget.wrapper, hidden, hidden_before: from, hidden_after: until },
  }
}

it("lists what appears and vanishes in order of time, with the publication of the draft", () => {
  let { rows } = createWidget(
    [],
    null,
    buildScheduled("2026-12-20T00:00:00Z", "2026-12-27T00:00:00Z"),
  )
  rows = createWidget(rows, [0, 0], buildScheduled(null, "2026-12-01T00:00:00Z")).rows
  rows = createWidget(rows, [0, 0], buildScheduled("2026-12-24T00:00:00Z", null, true)).rows
  const events = listTimeline(rows, "2026-12-10T00:00:00Z")
  expect(events.map(({ at, kind, path }) => [at.slice(0, 10), kind, path?.join(".")])).toEqual([
    ["2026-12-01", "vanishes", "0.0.1"],
    ["2026-12-10", "published", undefined],
    ["2026-12-20", "appears", "0.0.0"],
    ["2026-12-27", "vanishes", "0.0.0"],
  ])
})

it("lists nothing of a column that is hidden", () => {
  const { rows } = createWidget([], null, buildScheduled("2026-12-20T00:00:00Z", null))
  const hidden = updateBlock(rows, [0, 0], (block) => ({ ...block, deleted: true }))
  expect(listTimeline(hidden, null)).toEqual([])
})
