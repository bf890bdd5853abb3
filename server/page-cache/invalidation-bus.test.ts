import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeEach, describe, expect, it } from "@jest/globals"
import { RedisCircuitBreaker } from "#lib/redis/circuit-breaker.ts"
import { FakeKeyValueStore } from "#lib/redis/fake-store.ts"
import { eventually } from "#tests/assertions/eventually.ts"
import { InvalidationBus, TagInvalidations } from "./invalidation.ts"

const folder = mkdtempSync(join(tmpdir(), "invalidation-bus-"))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

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
  const bus = new InvalidationBus({ guard, invalidations, prefix: "shop:" }, () => {})
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
})
