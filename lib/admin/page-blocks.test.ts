import { expect, it } from "@jest/globals"
import { listBlockMoves, parsePageBlocks } from "./page-blocks.ts"

const record = (id: number, sort_order: number, more: object = {}) => ({
  id,
  enabled: true,
  name: "",
  template: "core/html",
  variables: {},
  sort_order,
  ...more,
})

it("lists the blocks of a page as the storefront does: by position, then as they were created", () => {
  const blocks = parsePageBlocks([record(3, 0), record(1, 5), record(2, 0)])
  expect(blocks.map(({ id }) => id)).toEqual([2, 3, 1])
})

it("marks what visitors don't see, and what they see at times", () => {
  const states = [
    {},
    { hidden: true },
    { hidden: true, editing: true },
    { start_time: "2026-12-01T00:00:00Z" },
    { hidden: true, deleted: true },
    { enabled: false },
  ]
  const blocks = parsePageBlocks(states.map((state, at) => record(at, at, state)))
  expect(blocks.map(({ mark }) => mark)).toEqual([
    null,
    "isHidden",
    null,
    "isScheduled",
    "deleted",
    "disabled",
  ])
})

it("renumbers those whose position a move changes, and none past the ends", () => {
  const blocks = parsePageBlocks([record(1, 1), record(2, 2), record(3, 2), record(4, 4)])
  expect(listBlockMoves(blocks, 0, 1)).toEqual([
    { id: 2, sort_order: 1 },
    { id: 1, sort_order: 2 },
    { id: 3, sort_order: 3 },
  ])
  expect(listBlockMoves(blocks, 0, -1)).toEqual([])
  expect(listBlockMoves(blocks, 3, 4)).toEqual([])
})
