import { afterEach, beforeEach, expect, it, jest } from "@jest/globals"
import { startRenderTimer, stopRenderTimer } from "./regeneration.ts"

beforeEach(() => void jest.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void jest.useRealTimers())

it("returns when a render started, until that render ends", () => {
  startRenderTimer("/en/a")
  jest.advanceTimersByTime(400)
  startRenderTimer("/en/b")
  expect(stopRenderTimer("/en/b")).toBe(1_000_400)
  expect(stopRenderTimer("/en/a")).toBe(1_000_000)
})

it("does not postpone the start of a render in flight, until it counts as abandoned", () => {
  startRenderTimer("/en/c")
  jest.advanceTimersByTime(59_000)
  startRenderTimer("/en/c")
  expect(stopRenderTimer("/en/c")).toBe(1_000_000)
  startRenderTimer("/en/c")
  jest.advanceTimersByTime(61_000)
  expect(stopRenderTimer("/en/c")).toBe(Date.now())
})
