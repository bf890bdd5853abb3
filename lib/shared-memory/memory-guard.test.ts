import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals"
import { FakeMemory } from "./fake-memory.ts"
import { askWithinMs, MemoryGuard } from "./memory-guard.ts"

let memory: FakeMemory
let guard: MemoryGuard
let said: string[]

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["setImmediate"] })
  memory = new FakeMemory()
  said = []
  const say = (_facts: object, sentence: string) => void said.push(sentence)
  guard = new MemoryGuard(memory.open(), { warn: say, info: say })
})
afterEach(() => {
  jest.useRealTimers()
})

const read = () => guard.attempt((shared) => shared.get("a"))
const write = () => guard.attempt((shared) => shared.set("a", Buffer.from("b"), { ttlMs: 60_000 }))
/** Reads, and advances the clock by one command timeout meanwhile. */
async function readInVain() {
  const answer = read()
  await jest.advanceTimersByTimeAsync(askWithinMs)
  return answer
}

describe("a shared store that does not respond", () => {
  it("delays no caller by more than a fifth of a second", async () => {
    memory.mood = "hangs"
    const startedAt = performance.now()
    expect(await readInVain()).toBeUndefined()
    expect(performance.now() - startedAt).toBe(askWithinMs)
    expect(askWithinMs).toBeLessThanOrEqual(200)
  })

  it("opens the circuit after three failures, and lets one call through two seconds later", async () => {
    memory.mood = "hangs"
    for (let turn = 0; turn < 3; turn++) await readInVain()
    const asked = memory.calls
    expect(await Promise.all(Array.from({ length: 50 }, read))).toEqual(Array(50).fill(undefined))
    expect(memory.calls).toBe(asked)
    await jest.advanceTimersByTimeAsync(2_000)
    const trying = [read(), read(), read()]
    await jest.advanceTimersByTimeAsync(askWithinMs)
    await Promise.all(trying)
    expect(memory.calls).toBe(asked + 1)
  })

  it("closes the circuit by itself once the store responds", async () => {
    memory.mood = "gone"
    for (let turn = 0; turn < 5; turn++) expect(await read()).toBeUndefined()
    memory.mood = "works"
    expect(await read()).toBeUndefined()
    await jest.advanceTimersByTimeAsync(2_000)
    expect(await read()).toBeNull()
    expect(await write()).toBe(true)
  })

  it("logs an unavailable store once a minute, and once more on recovery", async () => {
    memory.mood = "gone"
    for (let second = 0; second < 90; second++) {
      await read()
      await jest.advanceTimersByTimeAsync(1_000)
    }
    memory.mood = "works"
    await jest.advanceTimersByTimeAsync(2_000)
    await read()
    expect(said).toEqual([
      "the shared memory is away; this process goes on by itself",
      "the shared memory is away; this process goes on by itself",
      "the shared memory is in use again",
    ])
  })
})

it("serves reads from a full store, and logs its error once", async () => {
  await write()
  memory.mood = "full"
  for (let turn = 0; turn < 10; turn++) expect(await write()).toBeUndefined()
  expect(await read()).toEqual(Buffer.from("b"))
  expect(said).toEqual(["the shared memory refuses; this process goes on by itself"])
})
