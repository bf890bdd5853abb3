import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals"
import { PageviewLog } from "./warmup.ts"

const hourMs = 3_600_000
beforeEach(() => void jest.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void jest.useRealTimers())

describe("the pages that are rendered before a request", () => {
  it("are the most viewed of those that changed, up to a limit", () => {
    const log = new PageviewLog()
    for (const path of ["/a", "/b", "/b", "/c", "/c", "/c", "/other"]) log.record(path)
    expect(log.listMostViewed(["/a", "/b", "/c", "/unvisited"], 2)).toEqual(["/c", "/b"])
  })

  it("exclude pages without a view for hours", () => {
    const log = new PageviewLog()
    for (const path of ["/once", "/often", "/often", "/often", "/often"]) log.record(path)
    jest.advanceTimersByTime(hourMs + 1)
    expect(log.listMostViewed(["/once", "/often"], 20)).toEqual(["/often"])
    jest.advanceTimersByTime(2 * hourMs)
    expect(log.listMostViewed(["/once", "/often"], 20)).toEqual([])
  })

  it("are tracked up to 2,000 pages, of which the one viewed longest ago is evicted first", () => {
    const log = new PageviewLog()
    for (let page = 0; page <= 2_000; page++) log.record(`/${page}`)
    expect(log.listMostViewed(["/0", "/1", "/2000"], 3)).toEqual(["/1", "/2000"])
  })
})
