import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeEach, describe, expect, it } from "@jest/globals"
import { RedisCircuitBreaker } from "#lib/redis/circuit-breaker.ts"
import { FakeKeyValueStore } from "#lib/redis/fake-store.ts"
import { eventually } from "#tests/support/eventually.ts"
import { InvalidationBus } from "./invalidation-bus.ts"
import { RedisClock } from "./redis-clock.ts"
import { TagInvalidations } from "./tag-invalidations.ts"

const folder = mkdtempSync(join(tmpdir(), "invalidation-bus-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let memory: FakeKeyValueStore
let files = 0
beforeEach(() => {
  memory = new FakeKeyValueStore()
})

/** Opens one process of the shop, and waits until it is up to date. */
async function open() {
  files += 1
  const invalidations = new TagInvalidations(join(folder, `${files}.json`))
  const guard = new RedisCircuitBreaker(memory.open(), { warn: () => {}, info: () => {} })
  const redisClock = new RedisClock(guard)
  const bus = new InvalidationBus({ guard, redisClock, invalidations, prefix: "shop:" }, () => {})
  await eventually(20_000, () => expect(bus.isUpToDate()).toBe(true))
  return { bus, invalidations }
}

describe("a tag invalidation", () => {
  it("is published again after Redis has rejected it, although the connection was never lost", async () => {
    const one = await open()
    memory.failureMode = "full"
    one.invalidations.invalidate(["product:x"], Date.now())
    await one.bus.publish("event-1", ["product:x"], Date.now())
    memory.failureMode = "works"
    await eventually(10_000, async () => {
      const later = await open()
      expect(later.invalidations.hasChanged(["product:x"], Date.now() - 20_000)).toBe(true)
    })
  }, 15_000)

  it("from a machine whose clock is an hour fast is not in the future for other processes", async () => {
    const one = await open()
    await one.bus.publish("event-1", ["product:x"], Date.now() + 3_600_000)
    const later = await open()
    expect(later.invalidations.hasChanged(["product:x"], Date.now() - 1_000)).toBe(true)
    expect(later.invalidations.hasChanged(["product:x"], Date.now() + 100)).toBe(false)
  })
})
