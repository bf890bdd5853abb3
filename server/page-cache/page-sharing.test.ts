import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeEach, describe, expect, it } from "@jest/globals"
import { FakeMemory } from "#lib/shared-memory/fake-memory.ts"
import { onHeardChange } from "#lib/shared-memory/heard-changes.ts"
import { MemoryGuard } from "#lib/shared-memory/memory-guard.ts"
import { eventually } from "#tests/support/eventually.ts"
import type { PageEntry } from "./page-entry.ts"
import { PageSharing } from "./page-sharing.ts"
import { TagClock } from "./tag-clock.ts"

const folder = mkdtempSync(join(tmpdir(), "page-sharing-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const silent = { warn: () => {}, info: () => {} }
let memory: FakeMemory
let files = 0
beforeEach(() => {
  memory = new FakeMemory()
})

type Side = { sharing: PageSharing; clock: TagClock; heard: string[][] }

/** Opens one process of the shop, and waits until it has received all messages. */
async function open(
  parts: { shop?: string; buildId?: string; clock?: TagClock } = {},
): Promise<Side> {
  files += 1
  const clock = parts.clock ?? new TagClock(join(folder, `${files}.json`))
  const heard: string[][] = []
  const guard = new MemoryGuard(memory.open(), silent)
  const { shop = "shop.example", buildId = "build-1" } = parts
  const onChange = (tags: readonly string[]) => void heard.push([...tags])
  const sharing = new PageSharing({ guard, clock, shop, buildId, onChange })
  await settle()
  return { sharing, clock, heard }
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

function buildPage(key: string, begunAt = Date.now(), html = "<p>hello</p>"): PageEntry {
  const value = { kind: "APP_PAGE", html, rscData: Buffer.from("rsc"), headers: {} }
  const cacheControl = { revalidate: 300, expire: 1000 }
  return { key, begunAt, tags: ["product:x"], cacheControl, value } as unknown as PageEntry
}
const htmlOf = (entry: PageEntry | null) => Reflect.get(entry?.value ?? {}, "html")

describe("a page rendered by one process", () => {
  it("is available to the others, complete and with its true age", async () => {
    const [one, other] = [await open(), await open()]
    const page = buildPage("/en/a")
    await one.sharing.hand(page)
    const had = await other.sharing.getYounger("/en/a", null)
    expect(had).toMatchObject({ ...page, begunAt: expect.any(Number) })
    expect(Math.abs((had?.begunAt ?? 0) - page.begunAt)).toBeLessThan(500)
  })

  it("does not replace a newer one", async () => {
    const [one, other] = [await open(), await open()]
    await one.sharing.hand(buildPage("/en/a", Date.now() - 1_000))
    expect(await other.sharing.getYounger("/en/a", buildPage("/en/a"))).toBeNull()
  })

  it("is fetched once by a process that has an older one that is good enough", async () => {
    const [one, other] = [await open(), await open()]
    expect(other.sharing.mayBeYounger("/en/a")).toBe(false)
    await one.sharing.hand(buildPage("/en/a"))
    expect(other.sharing.mayBeYounger("/en/a")).toBe(true)
    expect(one.sharing.mayBeYounger("/en/a")).toBe(false)
    await other.sharing.getYounger("/en/a", buildPage("/en/a", 1))
    expect(other.sharing.mayBeYounger("/en/a")).toBe(false)
  })

  it("is not shared with another shop or build, and expires within a day", async () => {
    const one = await open()
    await one.sharing.hand(buildPage("/en/a"))
    const others = [await open({ shop: "other.example" }), await open({ buildId: "build-2" })]
    for (const { sharing } of others) expect(await sharing.getYounger("/en/a", null)).toBeNull()
    for (const key of memory.listKeys()) {
      expect(memory.getTtlMs(key)).toBeLessThanOrEqual(24 * 3_600_000)
    }
  })

  it("is deleted everywhere once it is gone, and leaves nothing if it never existed", async () => {
    const [one, other] = [await open(), await open()]
    await one.sharing.hand(buildPage("/en/a", Date.now() - 1_000))
    await one.sharing.handGone("/en/a")
    const gone = await other.sharing.getYounger("/en/a", buildPage("/en/a", Date.now() - 1_000))
    expect(gone).toMatchObject({ value: null })
    const kept = memory.listKeys()
    await one.sharing.handGone("/en/stranger")
    expect(memory.listKeys()).toEqual(kept)
    expect(other.sharing.mayBeYounger("/en/stranger")).toBe(false)
  })

  it("has the right age although the clocks of two machines are an hour apart", async () => {
    const one = await open()
    const made = Date.now()
    await one.sharing.hand(buildPage("/en/a", made))
    // What a machine reads whose clock is an hour slow.
    memory.clockAheadMs = 3_600_000
    const slow = await open()
    const had = await slow.sharing.getYounger("/en/a", null)
    expect(Math.round(((had?.begunAt ?? 0) - made) / 1_000)).toBe(-3_600)
  })
})

describe("the render lock of a page", () => {
  it("is granted to one process at a time", async () => {
    const [one, other] = [await open(), await open()]
    expect(await one.sharing.takeTurn("/en/a")).toBe(true)
    expect(await one.sharing.takeTurn("/en/a")).toBe(true)
    expect(await other.sharing.takeTurn("/en/a")).toBe(false)
    expect(await other.sharing.takeTurn("/en/b")).toBe(true)
  })

  it("is released with the page, which the others then get at once", async () => {
    const [one, other] = [await open(), await open()]
    await one.sharing.takeTurn("/en/a")
    await other.sharing.takeTurn("/en/a")
    const old = buildPage("/en/a", 1, "old")
    expect(await other.sharing.getYounger("/en/a", old)).toBeNull()
    await one.sharing.hand(buildPage("/en/a", Date.now(), "new"))
    expect(htmlOf(await other.sharing.getYounger("/en/a", old))).toBe("new")
    expect(await other.sharing.takeTurn("/en/a")).toBe(true)
  })

  it("is available to the others after a failed render", async () => {
    const [one, other] = [await open(), await open()]
    await one.sharing.takeTurn("/en/a")
    await one.sharing.pass("/en/a")
    expect(await other.sharing.takeTurn("/en/a")).toBe(true)
  })

  it("sends no command to Redis for a while if another process has it", async () => {
    const [one, other] = [await open(), await open()]
    await one.sharing.takeTurn("/en/a")
    await other.sharing.takeTurn("/en/a")
    const calls = memory.calls
    for (let visit = 0; visit < 20; visit++) {
      await other.sharing.getYounger("/en/a", buildPage("/en/a", 1))
      expect(await other.sharing.takeTurn("/en/a")).toBe(false)
    }
    expect(memory.calls).toBe(calls)
  })
})

describe("a change that one process receives", () => {
  it("is known to the others at once, for their other caches too", async () => {
    const [one, other] = [await open(), await open()]
    let siteChanges = 0
    onHeardChange("test", () => {
      siteChanges += 1
    })
    const page = buildPage("/en/a", Date.now() - 1)
    await one.sharing.tell("event-1", ["product:x"], Date.now())
    expect(other.clock.hasChanged(page.tags, page.begunAt)).toBe(true)
    expect(other.heard).toEqual([["product:x"]])
    expect(one.heard).toEqual([])
    expect(siteChanges).toBe(1)
  })

  it("is invalidated once by each, however many processes publish it", async () => {
    const [one, other] = [await open(), await open()]
    expect(one.sharing.takeUnknown("event-1", ["a", "b"])).toEqual(["a", "b"])
    await one.sharing.tell("event-1", ["a", "b"], Date.now())
    expect(other.sharing.takeUnknown("event-1", ["a", "b", "c"])).toEqual(["c"])
    expect(other.sharing.takeUnknown("event-2", ["a"])).toEqual(["a"])
  })

  it("is known to a process that starts later, of any build", async () => {
    const one = await open()
    const begunAt = Date.now() - 1_000
    await one.sharing.tell("event-1", ["product:x"], Date.now())
    const later = await open({ buildId: "build-2" })
    expect(later.clock.hasChanged(["product:x"], begunAt)).toBe(true)
    expect(later.clock.hasChanged(["product:x"], Date.now() + 100)).toBe(false)
  })

  it("makes no older page fresh for a process that starts later, if Redis has lost it", async () => {
    const one = await open()
    await one.sharing.hand(buildPage("/en/a"))
    await one.sharing.tell("event-1", ["product:x"], Date.now())
    memory.dropMoments()
    const later = await open()
    expect(await later.sharing.getYounger("/en/a", null)).toBeNull()
    await one.sharing.hand(buildPage("/en/a", Date.now(), "new"))
    expect(htmlOf(await later.sharing.getYounger("/en/a", null))).toBe("new")
  })

  it("is known to all processes after Redis was down", async () => {
    const [one, other] = [await open(), await open()]
    memory.mood = "gone"
    one.clock.mark(["product:x"], Date.now())
    await one.sharing.tell("event-1", ["product:x"], Date.now())
    expect(other.clock.hasChanged(["product:x"], Date.now() - 1_000)).toBe(false)
    memory.mood = "works"
    await settle()
    const later = await open()
    expect(later.clock.hasChanged(["product:x"], Date.now() - 1_000)).toBe(true)
    memory.mood = "gone"
    memory.mood = "works"
    await eventually(20_000, () => {
      expect(other.clock.hasChanged(["product:x"], Date.now() - 1_000)).toBe(true)
    })
  })

  it("survives a Redis that restarts empty", async () => {
    const one = await open()
    one.clock.mark(["product:x"], Date.now())
    memory.mood = "gone"
    memory.clear()
    memory.mood = "works"
    await settle()
    const later = await open()
    expect(later.clock.hasChanged(["product:x"], Date.now() - 1_000)).toBe(true)
  })
})

describe("a process without Redis", () => {
  it.each(["gone", "full"] as const)("works alone (%s)", async (mood) => {
    const one = await open()
    memory.mood = mood
    await one.sharing.hand(buildPage("/en/a"))
    await one.sharing.handGone("/en/b")
    await one.sharing.tell("event-1", ["a"], Date.now())
    expect(await one.sharing.takeTurn("/en/a")).toBe(true)
    expect(await one.sharing.getYounger("/en/a", null)).toBeNull()
  })

  it("publishes no page while it does not receive changes", async () => {
    const deaf = await open()
    memory.mood = "deaf"
    await deaf.sharing.hand(buildPage("/en/a"))
    expect(memory.listKeys()).toEqual([])
    memory.mood = "works"
    await settle()
    await deaf.sharing.hand(buildPage("/en/a"))
    expect(memory.listKeys()).toHaveLength(1)
  })

  it("ignores a damaged page of another process", async () => {
    const [one, other] = [await open(), await open()]
    await one.sharing.hand(buildPage("/en/a"))
    const [key = ""] = memory.listKeys()
    await memory.open().set(key, Buffer.from("half a pa"), { ttlMs: 60_000 })
    expect(await other.sharing.getYounger("/en/a", null)).toBeNull()
  })
})
