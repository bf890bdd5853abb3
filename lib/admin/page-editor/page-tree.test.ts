import { describe, expect, it } from "@jest/globals"
import { buildWidget } from "./build-widget.ts"
import {
  createPageBlock,
  createRow,
  createWidget,
  deleteNode,
  duplicateNode,
  moveBy,
  moveNode,
  type NodePath,
  type Rows,
} from "./page-tree.ts"

/** Builds rows from the types of their widgets: rows of blocks of types. */
function buildRows(...rows: string[][][]): Rows {
  let built: Rows = []
  for (const [at, blocks] of rows.entries()) {
    built = createRow(built, "columns").rows
    for (const [blockAt, types] of blocks.entries()) {
      if (blockAt > 0) built = createPageBlock(built, at).rows
      for (const type of types) {
        built = createWidget(built, [at, blockAt], buildWidget(type)).rows
      }
    }
  }
  return built
}

const types = (rows: Rows) =>
  rows.map(({ blocks }) => blocks.map(({ widgets }) => widgets.map(({ type }) => type)))
const ids = (rows: Rows) => rows.flatMap(({ blocks }) => blocks.map(({ id }) => id))

describe("the structure of an edited page", () => {
  it("gets a row and a column with the first widget", () => {
    const { rows, selected } = createWidget([], null, buildWidget("a"))
    expect([types(rows), selected]).toEqual([[[["a"]]], [0, 0, 0]])
  })

  it("gets a widget after the selected one, or at the end of the selected column or row", () => {
    const rows = buildRows([["a", "b"], ["c"]])
    const add = (at: NodePath) => types(createWidget(rows, at, buildWidget("n")).rows)
    expect(add([0, 0, 0])).toEqual([[["a", "n", "b"], ["c"]]])
    expect(add([0, 0])).toEqual([[["a", "b", "n"], ["c"]]])
    expect(add([0])).toEqual([
      [
        ["a", "b"],
        ["c", "n"],
      ],
    ])
  })

  it("divides a row among its columns when one more no longer fits", () => {
    const rows = buildRows([["a"], ["b"], ["c"]])
    expect(rows[0]?.blocks.map(({ width }) => width)).toEqual([4, 4, 4])
  })

  it("moves widgets over the ends of columns and rows, and no further", () => {
    const rows = buildRows([["a", "b"], []], [["c"]])
    const move = (path: NodePath, by: -1 | 1) => {
      const moved = moveBy(rows, path, by)
      return [types(moved.rows), moved.selected]
    }
    expect(move([0, 0, 0], 1)).toEqual([
      [[["b", "a"], []], [["c"]]],
      [0, 0, 1],
    ])
    expect(move([0, 0, 1], 1)).toEqual([
      [[["a"], ["b"]], [["c"]]],
      [0, 1, 0],
    ])
    expect(move([1, 0, 0], -1)).toEqual([
      [[["a", "b"], ["c"]], [[]]],
      [0, 1, 0],
    ])
    expect(move([0, 0, 0], -1)).toEqual([
      [[["a", "b"], []], [["c"]]],
      [0, 0, 0],
    ])
    expect(move([1, 0, 0], 1)).toEqual([
      [[["a", "b"], []], [["c"]]],
      [1, 0, 0],
    ])
  })

  it("moves rows and columns", () => {
    const rows = buildRows([["a"], ["b"]], [["c"]], [["d"]])
    expect(types(moveBy(rows, [0], 1).rows)).toEqual([[["c"]], [["a"], ["b"]], [["d"]]])
    expect(types(moveBy(rows, [0], -1).rows)).toEqual(types(rows))
    expect(types(moveNode(rows, [2], [0]).rows)).toEqual([[["d"]], [["a"], ["b"]], [["c"]]])
    expect(types(moveBy(rows, [0, 1], 1).rows)).toEqual([[["a"]], [["b"], ["c"]], [["d"]]])
    expect(types(moveBy(rows, [0, 0], 1).rows)[0]).toEqual([["b"], ["a"]])
  })

  it("moves a widget within its column to before another one", () => {
    const rows = buildRows([["a", "b", "c"]])
    expect(types(moveNode(rows, [0, 0, 0], [0, 0, 2]).rows)).toEqual([[["b", "a", "c"]]])
    expect(types(moveNode(rows, [0, 0, 2], [0, 0, 0]).rows)).toEqual([[["c", "a", "b"]]])
    expect(moveNode(rows, [0, 0, 0], [4, 0]).rows).toEqual(rows)
  })

  it("copies with block ids of its own and without the name that links lead to", () => {
    const widget = buildWidget("a")
    widget.wrapper.anchor_name = "top"
    const rows = createWidget([], null, widget).rows
    const { rows: copied } = duplicateNode(rows, [0])
    expect([types(copied), new Set(ids(copied)).size]).toEqual([[[["a"]], [["a"]]], 2])
    expect(copied[1]?.blocks[0]?.widgets[0]?.wrapper.anchor_name).toBeNull()
    expect(types(duplicateNode(rows, [0, 0, 0]).rows)).toEqual([[["a", "a"]]])
    expect(ids(duplicateNode(rows, [0, 0]).rows)).toEqual([1, 2])
  })

  it("deletes rows, columns and widgets, and selects what they were in", () => {
    const rows = buildRows([["a", "b"], ["c"]])
    expect(deleteNode(rows, [0])).toEqual({ rows: [], selected: null })
    expect(types(deleteNode(rows, [0, 0]).rows)).toEqual([[["c"]]])
    const { rows: left, selected } = deleteNode(rows, [0, 0, 0])
    expect([types(left), selected]).toEqual([[[["b"], ["c"]]], [0, 0]])
  })

  it("is never changed in place", () => {
    const rows = buildRows([["a", "b"], ["c"]], [["d"]])
    const before = structuredClone(rows)
    moveBy(rows, [0, 0, 1], 1)
    duplicateNode(rows, [0, 0])
    deleteNode(rows, [0, 0, 0])
    createPageBlock(rows, 0)
    expect(rows).toEqual(before)
  })
})
