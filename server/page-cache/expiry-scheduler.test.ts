import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals"
import { ExpiryScheduler } from "./expiry-scheduler.ts"

const folder = mkdtempSync(join(tmpdir(), "visit-schedule-"))
const start = Date.parse("2026-11-01T00:00:00Z")
let visited: { path: string; afterMs: number }[]
let files = 0

beforeEach(() => {
  jest.useFakeTimers({ now: start })
  visited = []
})
afterEach(() => {
  jest.useRealTimers()
})
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

function newFile() {
  files += 1
  return join(folder, `${files}.json`)
}
const open = (filePath = newFile()) =>
  new ExpiryScheduler(filePath, (paths) => {
    for (const path of paths) visited.push({ path, afterMs: Date.now() - start })
  })
const advance = (ms: number) => jest.advanceTimersByTime(ms)

describe("a page with a scheduled expiry", () => {
  it("is rendered at its expiry and not before", () => {
    open().schedule("/sale", start + 90_000)
    advance(89_999)
    expect(visited).toEqual([])
    advance(100)
    expect(visited).toEqual([{ path: "/sale", afterMs: 90_020 }])
  })

  it("is not rendered again after a render without another expiry", () => {
    const scheduler = open()
    scheduler.schedule("/sale", start + 1_000)
    advance(1_500)
    scheduler.schedule("/sale", null)
    advance(3_600_000)
    expect(visited).toHaveLength(1)
    expect(jest.getTimerCount()).toBe(0)
  })

  it("is rendered again ever more rarely while that fails", () => {
    open().schedule("/sale", start)
    advance(60_000)
    const inTheFirstMinute = visited.length
    advance(24 * 3_600_000)
    expect(inTheFirstMinute).toBe(4)
    expect(visited.length).toBeLessThan(160)
  })

  it("is rendered although its expiry is further away than a Node timer reaches", () => {
    const farMs = 40 * 24 * 3_600_000
    open().schedule("/christmas", start + farMs)
    advance(farMs - 1_000)
    expect(visited).toEqual([])
    advance(2_000)
    expect(visited.map(({ path }) => path)).toEqual(["/christmas"])
  })

  it("is rendered after a restart too, at once if its expiry has passed meanwhile", () => {
    const file = newFile()
    const first = open(file)
    first.schedule("/soon", start + 1_000)
    first.schedule("/later", start + 60_000)
    jest.clearAllTimers()
    jest.setSystemTime(start + 10_000)
    open(file)
    advance(50)
    expect(visited).toEqual([{ path: "/soon", afterMs: 10_020 }])
    jest.clearAllTimers()
  })

  it("is one of a thousand at most, those that expire first, with one timer", () => {
    const scheduler = open()
    for (let at = 0; at < 1_005; at++) scheduler.schedule(`/page-${at}`, start + 1_000 + at)
    expect(scheduler.has("/page-0")).toBe(true)
    expect(scheduler.has("/page-999")).toBe(true)
    expect(scheduler.has("/page-1000")).toBe(false)
    expect(jest.getTimerCount()).toBe(1)
  })
})

it("treats a schedule file that cannot be read as empty", () => {
  const file = newFile()
  writeFileSync(file, '[["/sale",')
  const scheduler = open(file)
  expect(scheduler.has("/sale")).toBe(false)
})

it("sets no timer for a page without an expiry", () => {
  open().schedule("/about", null)
  expect(jest.getTimerCount()).toBe(0)
})
