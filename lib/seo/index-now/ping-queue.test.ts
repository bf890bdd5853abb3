import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals"
import { PingQueue } from "./ping-queue.ts"
import type { PingResult } from "./send-ping.ts"

const minuteMs = 60_000
let pings: { atMs: number; paths: readonly string[] }[]
let results: PingResult[]

function openQueue() {
  return new PingQueue({
    ...{ pauseMs: minuteMs, gatherMs: 2_000 },
    send: async (paths) => {
      pings.push({ atMs: Date.now(), paths })
      return results.shift() ?? { kind: "taken" }
    },
  })
}

beforeEach(() => {
  jest.useFakeTimers({ now: 0 })
  process.env.LOG_LEVEL = "silent"
  pings = []
  results = []
})
afterEach(() => {
  jest.useRealTimers()
})

describe("changes on their way to search engines", () => {
  it("that come together are told together, each once", async () => {
    const queue = openQueue()
    queue.add(["/a", "/b"])
    queue.add(["/b", "/c"])
    await jest.advanceTimersByTimeAsync(minuteMs)
    expect(pings).toEqual([{ atMs: 2_000, paths: ["/a", "/b", "/c"] }])
  })

  it("are told at most once a minute", async () => {
    const queue = openQueue()
    for (let second = 0; second < 180; second += 1) {
      queue.add([`/${second}`])
      await jest.advanceTimersByTimeAsync(1_000)
    }
    await jest.advanceTimersByTimeAsync(minuteMs)
    const gaps = pings.slice(1).map(({ atMs }, at) => atMs - (pings[at]?.atMs ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(minuteMs)
    expect(new Set(pings.flatMap(({ paths }) => paths)).size).toBe(180)
  })

  it("are told again, later each time, until they are taken", async () => {
    const later: PingResult = { kind: "later", reason: "status 503", afterMs: 0 }
    results = [later, later]
    const queue = openQueue()
    queue.add(["/a"])
    await jest.advanceTimersByTimeAsync(2_000)
    queue.add(["/b"])
    await jest.advanceTimersByTimeAsync(30 * minuteMs)
    expect(pings.map(({ atMs }) => atMs)).toEqual([2_000, 62_000, 182_000])
    expect(pings.at(-1)?.paths).toEqual(["/a", "/b"])
  })

  it("wait as long as they are asked to", async () => {
    results = [{ kind: "later", reason: "status 429", afterMs: 10 * minuteMs }]
    openQueue().add(["/a"])
    await jest.advanceTimersByTimeAsync(20 * minuteMs)
    expect(pings.map(({ atMs }) => atMs)).toEqual([2_000, 2_000 + 10 * minuteMs])
  })

  it("that are refused are not told again, nor those that nobody takes for hours", async () => {
    results = [{ kind: "refused", reason: "status 403" }]
    const queue = openQueue()
    queue.add(["/a"])
    await jest.advanceTimersByTimeAsync(10 * minuteMs)
    expect(pings).toHaveLength(1)
    results = Array.from({ length: 50 }, () => ({ kind: "later", reason: "no", afterMs: 0 }))
    queue.add(["/b"])
    await jest.advanceTimersByTimeAsync(24 * 60 * minuteMs)
    expect(pings).toHaveLength(9)
  })

  it("are told in pings of 10,000 at most", async () => {
    openQueue().add(Array.from({ length: 25_000 }, (_, at) => `/${at}`))
    await jest.advanceTimersByTimeAsync(5 * minuteMs)
    expect(pings.map(({ paths }) => paths.length)).toEqual([10_000, 10_000, 5_000])
  })
})
