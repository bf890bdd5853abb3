import { expect, it } from "@jest/globals"
import { listChildProcesses, parseParentId } from "./processes.ts"

it("finds the parent of a process, also of one with parentheses in its name", () => {
  expect(parseParentId("42 (sh) S 41 42 42 0 -1")).toBe(41)
  expect(parseParentId("42 (a) b (c) S 7 42")).toBe(7)
  expect(listChildProcesses(process.ppid)).toContain(process.pid)
})
