import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeEach, describe, expect, it } from "@jest/globals"
import { FakeMemory } from "#lib/shared-memory/fake-memory.ts"
import { MemoryGuard } from "#lib/shared-memory/memory-guard.ts"
import { eventually } from "#tests/support/eventually.ts"
import { ChangeNews } from "./change-news.ts"
import { SharedTime } from "./shared-time.ts"
import { TagClock } from "./tag-clock.ts"

const folder = mkdtempSync(join(tmpdir(), "change-news-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let memory: FakeMemory
let files = 0
beforeEach(() => {
  memory = new FakeMemory()
})

/** Opens one process of the shop, and waits until it is up to date. */
async function open() {
  files += 1
  const clock = new TagClock(join(folder, `${files}.json`))
  const guard = new MemoryGuard(memory.open(), { warn: () => {}, info: () => {} })
  const time = new SharedTime(guard)
  const news = new ChangeNews({ guard, time, clock, prefix: "shop:" }, () => {})
  await eventually(20_000, () => expect(news.isUpToDate()).toBe(true))
  return { news, clock }
}

describe("a tag invalidation", () => {
  it("is published again after Redis has rejected it, although the connection was never lost", async () => {
    const one = await open()
    memory.mood = "full"
    one.clock.mark(["product:x"], Date.now())
    await one.news.tell("event-1", ["product:x"], Date.now())
    memory.mood = "works"
    await eventually(10_000, async () => {
      const later = await open()
      expect(later.clock.hasChanged(["product:x"], Date.now() - 20_000)).toBe(true)
    })
  }, 15_000)

  it("from a machine whose clock is an hour fast is not in the future for other processes", async () => {
    const one = await open()
    await one.news.tell("event-1", ["product:x"], Date.now() + 3_600_000)
    const later = await open()
    expect(later.clock.hasChanged(["product:x"], Date.now() - 1_000)).toBe(true)
    expect(later.clock.hasChanged(["product:x"], Date.now() + 100)).toBe(false)
  })
})
