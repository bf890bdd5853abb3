import { afterEach, beforeEach, expect, it, jest } from "@jest/globals"
import { FakeMemory } from "#lib/shared-memory/fake-memory.ts"
import { MemoryGuard } from "#lib/shared-memory/memory-guard.ts"
import type { SharedMemory } from "#lib/shared-memory/shared-memory.ts"
import { SharedTime } from "./shared-time.ts"

let memory: FakeMemory
let time: SharedTime
let answersAfterMs = 0
beforeEach(() => {
  jest.useFakeTimers()
  memory = new FakeMemory()
  answersAfterMs = 0
  const side = memory.open()
  const slow: SharedMemory = {
    ...side,
    getTime: async () => {
      const shared = await side.getTime()
      await new Promise((resolve) => setTimeout(resolve, answersAfterMs))
      return shared
    },
  }
  time = new SharedTime(new MemoryGuard(slow, { warn: () => {}, info: () => {} }))
})
afterEach(() => {
  jest.useRealTimers()
})

async function measure(afterMs: number): Promise<number> {
  answersAfterMs = afterMs
  const measured = time.measure()
  await jest.advanceTimersByTimeAsync(afterMs)
  await measured
  return time.toShared(0)
}

it("measures the offset again if the two clocks cannot be as far apart as assumed", async () => {
  expect(await measure(100)).toBe(-50)
  expect(await measure(2)).toBe(-1)
})

it("does not change the offset after a slower response that agrees with a faster one", async () => {
  expect(await measure(2)).toBe(-1)
  expect(await measure(100)).toBe(-1)
})

it("notices a clock that is set back, even over the slowest connection", async () => {
  await measure(120)
  memory.clockAheadMs = 3_600_000
  expect(await measure(120)).toBe(3_600_000 - 60)
})

it.each([3_600_000, -3_600_000])(
  "converts timestamps correctly as soon as this machine's clock is set by %i ms",
  async (byMs) => {
    expect(await measure(2)).toBe(-1)
    jest.setSystemTime(Date.now() + byMs)
    expect(Math.abs(time.toShared(0) + byMs)).toBeLessThan(10)
    expect(Math.abs(time.toOwn(0) - byMs)).toBeLessThan(10)
  },
)
