import { expect, it } from "@jest/globals"
import { buildWidget } from "./build-widget.ts"
import { findSamePlace } from "./find-same-place.ts"
import { createWidget, deleteNode, moveBy, updateWidget } from "./page-tree.ts"

const one = createWidget([], null, buildWidget("core/heading")).rows
const before = createWidget(one, null, buildWidget("core/html")).rows

it("finds a widget of the preview in rows that were changed since", () => {
  const moved = moveBy(before, [0, 0, 0], 1).rows
  expect(findSamePlace(before, moved, [0, 0, 0])).toEqual([0, 0, 1])
  expect(findSamePlace(moved, before, [0, 0, 1])).toEqual([0, 0, 0])
  const edited = updateWidget(before, [0, 0, 1], (own) => ({ ...own, templatevar: { html: "x" } }))
  expect(findSamePlace(before, edited, [0, 0, 1])).toEqual([0, 0, 1])
})

it("finds nothing where the widget is gone, and leaves the paths of rows and blocks", () => {
  const without = deleteNode(before, [0, 0, 0]).rows
  expect(findSamePlace(before, without, [0, 0, 0])).toBeNull()
  expect(findSamePlace(before, without, [0, 0, 7])).toBeNull()
  expect(findSamePlace(before, without, [0, 0])).toEqual([0, 0])
})
