import { expect, it } from "@jest/globals"
import { parseStat } from "#scripts/lib/parent-exit.ts"

it("parses a process's name, also with parentheses, and its parent from /proc/…/stat", () => {
  expect(parseStat("42 (sh) S 41 42 42 0 -1")).toEqual({ name: "sh", parent: 41 })
  expect(parseStat("42 (a) b (c) S 7 42")).toEqual({ name: "a) b (c", parent: 7 })
})
