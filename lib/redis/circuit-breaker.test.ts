import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals"
import { commandTimeoutMs, RedisCircuitBreaker } from "./circuit-breaker.ts"
import { FakeKeyValueStore } from "./fake-store.ts"

let memory: FakeKeyValueStore
let guard: RedisCircuitBreaker
let logged: string[]

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["setImmediate"] })
  memory = new FakeKeyValueStore()
  logged = []
  const record = (_facts: object, message: string) => void logged.push(message)
  guard = new RedisCircuitBreaker(memory.open(), { warn: record, info: record })
})
afterEach(() => {
  jest.useRealTimers()
})

const read = () => guard.attempt((shared) => shared.get("a"))
const write = () => guard.attempt((shared) => shared.set("a", Buffer.from("b"), { ttlMs: 60_000 }))
/** Reads, and advances the clock by one command timeout meanwhile. */
async function readInVain() {
  const result = read()
  await jest.advanceTimersByTimeAsync(commandTimeoutMs)
  return result
}

describe("a shared store that does not respond", () => {
  it("delays no caller by more than a fifth of a second", async () => {
    memory.failureMode = "hangs"
    const startedAt = performance.now()
    expect(await readInVain()).toBeUndefined()
    expect(performance.now() - startedAt).toBe(commandTimeoutMs)
    expect(commandTimeoutMs).toBeLessThanOrEqual(200)
  })

  it("opens the circuit after three failures, and lets one call through two seconds later", async () => {
    memory.failureMode = "hangs"
    for (let turn = 0; turn < 3; turn++) await readInVain()
    const callsBefore = memory.calls
    expect(await Promise.all(Array.from({ length: 50 }, read))).toEqual(Array(50).fill(undefined))
    expect(memory.calls).toBe(callsBefore)
    await jest.advanceTimersByTimeAsync(2_000)
    const trying = [read(), read(), read()]
    await jest.advanceTimersByTimeAsync(commandTimeoutMs)
    await Promise.all(trying)
    expect(memory.calls).toBe(callsBefore + 1)
  })

  it("closes the circuit by itself once the store responds", async () => {
    memory.failureMode = "down"
    for (let turn = 0; turn < 5; turn++) expect(await read()).toBeUndefined()
    memory.failureMode = "works"
    expect(await read()).toBeUndefined()
    await jest.advanceTimersByTimeAsync(2_000)
    expect(await read()).toBeNull()
    expect(await write()).toBe(true)
  })

  it("logs an unavailable store once a minute, and once more on recovery", async () => {
    memory.failureMode = "down"
    for (let second = 0; second < 90; second++) {
      await read()
      await jest.advanceTimersByTimeAsync(1_000)
    }
    memory.failureMode = "works"
    await jest.advanceTimersByTimeAsync(2_000)
    await read()
    expect(logged).toEqual([
      "redis: unavailable, continuing without it",
      "redis: unavailable, continuing without it",
      "redis: available again",
    ])
  })
})

it("serves reads from a full store, and logs its error once", async () => {
  await write()
  memory.failureMode = "full"
  for (let turn = 0; turn < 10; turn++) expect(await write()).toBeUndefined()
  expect(await read()).toEqual(Buffer.from("b"))
  expect(logged).toEqual(["redis: command rejected, continuing without it"])
})
