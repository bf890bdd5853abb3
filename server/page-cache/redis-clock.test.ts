import { afterEach, beforeEach, expect, it, jest } from "@jest/globals"
import { RedisCircuitBreaker } from "#lib/redis/circuit-breaker.ts"
import { FakeKeyValueStore } from "#lib/redis/fake-store.ts"
import type { KeyValueStore } from "#lib/redis/key-value-store.ts"
import { RedisClock } from "./redis-clock.ts"

let memory: FakeKeyValueStore
let redisClock: RedisClock
let responseDelayMs = 0
beforeEach(() => {
  jest.useFakeTimers()
  memory = new FakeKeyValueStore()
  responseDelayMs = 0
  const side = memory.open()
  const slow: KeyValueStore = {
    ...side,
    getTime: async () => {
      const shared = await side.getTime()
      await new Promise((resolve) => setTimeout(resolve, responseDelayMs))
      return shared
    },
  }
  redisClock = new RedisClock(new RedisCircuitBreaker(slow, { warn: () => {}, info: () => {} }))
})
afterEach(() => {
  jest.useRealTimers()
})

async function measure(afterMs: number): Promise<number> {
  responseDelayMs = afterMs
  const measured = redisClock.measure()
  await jest.advanceTimersByTimeAsync(afterMs)
  await measured
  return redisClock.toRedis(0)
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
  memory.clockOffsetMs = 3_600_000
  expect(await measure(120)).toBe(3_600_000 - 60)
})

it.each([3_600_000, -3_600_000])(
  "converts timestamps correctly as soon as this machine's clock is set by %i ms",
  async (byMs) => {
    expect(await measure(2)).toBe(-1)
    jest.setSystemTime(Date.now() + byMs)
    expect(Math.abs(redisClock.toRedis(0) + byMs)).toBeLessThan(10)
    expect(Math.abs(redisClock.toLocal(0) - byMs)).toBeLessThan(10)
  },
)
