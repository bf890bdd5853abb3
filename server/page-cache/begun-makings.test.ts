import { afterEach, beforeEach, expect, it, jest } from "@jest/globals"
import { noteBegin, takeBegin } from "./begun-makings.ts"

beforeEach(() => void jest.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void jest.useRealTimers())

it("returns when a render started, until that render ends", () => {
  noteBegin("/en/a")
  jest.advanceTimersByTime(400)
  noteBegin("/en/b")
  expect(takeBegin("/en/b")).toBe(1_000_400)
  expect(takeBegin("/en/a")).toBe(1_000_000)
})

it("does not postpone the start of a render in flight, until it counts as abandoned", () => {
  noteBegin("/en/c")
  jest.advanceTimersByTime(59_000)
  noteBegin("/en/c")
  expect(takeBegin("/en/c")).toBe(1_000_000)
  noteBegin("/en/c")
  jest.advanceTimersByTime(61_000)
  expect(takeBegin("/en/c")).toBe(Date.now())
})
