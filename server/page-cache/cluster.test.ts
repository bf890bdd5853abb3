import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeEach, describe, expect, it } from "@jest/globals"
import { RedisCircuitBreaker } from "#lib/redis/circuit-breaker.ts"
import { FakeKeyValueStore } from "#lib/redis/fake-store.ts"
import { subscribeToInvalidations } from "#lib/redis/invalidation-events.ts"
import { eventually } from "#tests/assertions/eventually.ts"
import { ClusterCoordinator } from "./cluster.ts"
import { TagInvalidations } from "./invalidation.ts"
import type { PageEntry } from "./page-entry.ts"

const folder = mkdtempSync(join(tmpdir(), "page-sharing-"))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

const silent = { warn: () => {}, info: () => {} }
let memory: FakeKeyValueStore
let files = 0
beforeEach(() => {
  memory = new FakeKeyValueStore()
})

type Side = { cluster: ClusterCoordinator; invalidations: TagInvalidations; received: string[][] }

/** Opens one process of the shop, and waits until it has received all messages. */
async function open(
  options: { shop?: string; buildId?: string; invalidations?: TagInvalidations } = {},
): Promise<Side> {
  files += 1
  const invalidations = options.invalidations ?? new TagInvalidations(join(folder, `${files}.json`))
  const received: string[][] = []
  const guard = new RedisCircuitBreaker(memory.open(), silent)
  const { shop = "shop.example", buildId = "build-1" } = options
  const onChange = (tags: readonly string[]) => void received.push([...tags])
  const cluster = new ClusterCoordinator({ guard, invalidations, shop, buildId, onChange })
  await waitForMessages()
  return { cluster, invalidations, received }
}
const waitForMessages = () => new Promise((resolve) => setTimeout(resolve, 5))

function buildPage(key: string, startedAt = Date.now(), html = "<p>hello</p>"): PageEntry {
  const value = { kind: "APP_PAGE", html, rscData: Buffer.from("rsc"), headers: {} }
  const cacheControl = { revalidate: 300, expire: 1000 }
  return {
    key,
    startedAt,
    tags: ["product:x"],
    cacheControl,
    value,
  } as unknown as PageEntry
}
const htmlOf = (entry: PageEntry | null) => Reflect.get(entry?.value ?? {}, "html")

describe("a page rendered by one process", () => {
  it("is available to the others, complete and with its true age", async () => {
    const [one, other] = [await open(), await open()]
    const page = buildPage("/en/a")
    await one.cluster.publishPage(page)
    const fetched = await other.cluster.getNewer("/en/a", null)
    expect(fetched).toEqual(page)
  })

  it("does not replace a newer one", async () => {
    const [one, other] = [await open(), await open()]
    await one.cluster.publishPage(buildPage("/en/a", Date.now() - 1_000))
    expect(await other.cluster.getNewer("/en/a", buildPage("/en/a"))).toBeNull()
  })

  it("is fetched once by a process that has an older one that is good enough", async () => {
    const [one, other] = [await open(), await open()]
    expect(other.cluster.mayHaveNewer("/en/a")).toBe(false)
    await one.cluster.publishPage(buildPage("/en/a"))
    expect(other.cluster.mayHaveNewer("/en/a")).toBe(true)
    expect(one.cluster.mayHaveNewer("/en/a")).toBe(false)
    await other.cluster.getNewer("/en/a", buildPage("/en/a", 1))
    expect(other.cluster.mayHaveNewer("/en/a")).toBe(false)
  })

  it("is not shared with another shop or build, and expires within a day", async () => {
    const one = await open()
    await one.cluster.publishPage(buildPage("/en/a"))
    const others = [await open({ shop: "other.example" }), await open({ buildId: "build-2" })]
    for (const { cluster } of others) expect(await cluster.getNewer("/en/a", null)).toBeNull()
    for (const key of memory.listKeys()) {
      expect(memory.getTtlMs(key)).toBeLessThanOrEqual(24 * 3_600_000)
    }
  })

  it("is deleted everywhere once it is gone, and leaves nothing if it never existed", async () => {
    const [one, other] = [await open(), await open()]
    await one.cluster.publishPage(buildPage("/en/a", Date.now() - 1_000))
    await one.cluster.publishDeletion("/en/a")
    const gone = await other.cluster.getNewer("/en/a", buildPage("/en/a", Date.now() - 1_000))
    expect(gone).toMatchObject({ value: null })
    const keysBefore = memory.listKeys()
    await one.cluster.publishDeletion("/en/unknown")
    expect(memory.listKeys()).toEqual(keysBefore)
    expect(other.cluster.mayHaveNewer("/en/unknown")).toBe(false)
  })
})

describe("the render lock of a page", () => {
  it("is granted to one process at a time", async () => {
    const [one, other] = [await open(), await open()]
    expect(await one.cluster.acquireLock("/en/a")).toBe(true)
    expect(await one.cluster.acquireLock("/en/a")).toBe(true)
    expect(await other.cluster.acquireLock("/en/a")).toBe(false)
    expect(await other.cluster.acquireLock("/en/b")).toBe(true)
  })

  it("is released with the page, which the others then get at once", async () => {
    const [one, other] = [await open(), await open()]
    await one.cluster.acquireLock("/en/a")
    await other.cluster.acquireLock("/en/a")
    const old = buildPage("/en/a", 1, "old")
    expect(await other.cluster.getNewer("/en/a", old)).toBeNull()
    await one.cluster.publishPage(buildPage("/en/a", Date.now(), "new"))
    expect(htmlOf(await other.cluster.getNewer("/en/a", old))).toBe("new")
    expect(await other.cluster.acquireLock("/en/a")).toBe(true)
  })

  it("is available to the others after a failed render", async () => {
    const [one, other] = [await open(), await open()]
    await one.cluster.acquireLock("/en/a")
    await one.cluster.releaseLock("/en/a")
    expect(await other.cluster.acquireLock("/en/a")).toBe(true)
  })

  it("sends no command to Redis for a while if another process has it", async () => {
    const [one, other] = [await open(), await open()]
    await one.cluster.acquireLock("/en/a")
    await other.cluster.acquireLock("/en/a")
    const calls = memory.calls
    for (let visit = 0; visit < 20; visit++) {
      await other.cluster.getNewer("/en/a", buildPage("/en/a", 1))
      expect(await other.cluster.acquireLock("/en/a")).toBe(false)
    }
    expect(memory.calls).toBe(calls)
  })
})

describe("a change that one process receives", () => {
  it("is known to the others at once, for their other caches too", async () => {
    const [one, other] = [await open(), await open()]
    let siteChanges = 0
    subscribeToInvalidations("test", () => {
      siteChanges += 1
    })
    const page = buildPage("/en/a", Date.now() - 1)
    await one.cluster.publishInvalidation("event-1", ["product:x"], Date.now())
    expect(other.invalidations.hasChanged(page.tags, page.startedAt)).toBe(true)
    expect(other.received).toEqual([["product:x"]])
    expect(one.received).toEqual([])
    expect(siteChanges).toBe(1)
  })

  it("is invalidated once by each, however many processes publish it", async () => {
    const [one, other] = [await open(), await open()]
    expect(one.cluster.claimUnknownTags("event-1", ["a", "b"])).toEqual(["a", "b"])
    await one.cluster.publishInvalidation("event-1", ["a", "b"], Date.now())
    expect(other.cluster.claimUnknownTags("event-1", ["a", "b", "c"])).toEqual(["c"])
    expect(other.cluster.claimUnknownTags("event-2", ["a"])).toEqual(["a"])
  })

  it("is known to a process that starts later, of any build", async () => {
    const one = await open()
    const startedAt = Date.now() - 1_000
    await one.cluster.publishInvalidation("event-1", ["product:x"], Date.now())
    const later = await open({ buildId: "build-2" })
    expect(later.invalidations.hasChanged(["product:x"], startedAt)).toBe(true)
    expect(later.invalidations.hasChanged(["product:x"], Date.now() + 100)).toBe(false)
  })

  it("makes no older page fresh for a process that starts later, if Redis has lost it", async () => {
    const one = await open()
    await one.cluster.publishPage(buildPage("/en/a"))
    await one.cluster.publishInvalidation("event-1", ["product:x"], Date.now())
    memory.deleteTimestamps()
    const later = await open()
    expect(await later.cluster.getNewer("/en/a", null)).toBeNull()
    await one.cluster.publishPage(buildPage("/en/a", Date.now(), "new"))
    expect(htmlOf(await later.cluster.getNewer("/en/a", null))).toBe("new")
  })

  it("is known to all processes after Redis was down", async () => {
    const [one, other] = [await open(), await open()]
    memory.failureMode = "down"
    one.invalidations.invalidate(["product:x"], Date.now())
    await one.cluster.publishInvalidation("event-1", ["product:x"], Date.now())
    expect(other.invalidations.hasChanged(["product:x"], Date.now() - 1_000)).toBe(false)
    memory.failureMode = "works"
    await waitForMessages()
    const later = await open()
    expect(later.invalidations.hasChanged(["product:x"], Date.now() - 1_000)).toBe(true)
    memory.failureMode = "down"
    memory.failureMode = "works"
    await eventually(20_000, () => {
      expect(other.invalidations.hasChanged(["product:x"], Date.now() - 1_000)).toBe(true)
    })
  })

  it("survives a Redis that restarts empty", async () => {
    const one = await open()
    one.invalidations.invalidate(["product:x"], Date.now())
    memory.failureMode = "down"
    memory.clear()
    memory.failureMode = "works"
    await waitForMessages()
    const later = await open()
    expect(later.invalidations.hasChanged(["product:x"], Date.now() - 1_000)).toBe(true)
  })
})

describe("a process without Redis", () => {
  it.each(["down", "full"] as const)("works alone (%s)", async (failureMode) => {
    const one = await open()
    memory.failureMode = failureMode
    await one.cluster.publishPage(buildPage("/en/a"))
    await one.cluster.publishDeletion("/en/b")
    await one.cluster.publishInvalidation("event-1", ["a"], Date.now())
    expect(await one.cluster.acquireLock("/en/a")).toBe(true)
    expect(await one.cluster.getNewer("/en/a", null)).toBeNull()
  })

  it("publishes no page while it does not receive changes", async () => {
    const deaf = await open()
    memory.failureMode = "unsubscribed"
    await deaf.cluster.publishPage(buildPage("/en/a"))
    expect(memory.listKeys()).toEqual([])
    memory.failureMode = "works"
    await waitForMessages()
    await deaf.cluster.publishPage(buildPage("/en/a"))
    expect(memory.listKeys()).toHaveLength(1)
  })

  it("ignores a damaged page of another process", async () => {
    const [one, other] = [await open(), await open()]
    await one.cluster.publishPage(buildPage("/en/a"))
    const [key = ""] = memory.listKeys()
    await memory.open().set(key, Buffer.from("half a pa"), { ttlMs: 60_000 })
    expect(await other.cluster.getNewer("/en/a", null)).toBeNull()
  })
})
