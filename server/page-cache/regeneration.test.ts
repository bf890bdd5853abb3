import { afterEach, describe, expect, it, jest } from "@jest/globals"
import { PageRegenerator } from "./regeneration.ts"

let now = Date.parse("2026-11-01T00:00:00Z")
afterEach(() => void jest.restoreAllMocks())

/** Opens pages of which each request starts a render that `render` ends. */
function openPages(render: (path: string, renewals: PageRegenerator) => void) {
  const outdated = new Set(["/shop", "/about"])
  const visits: string[] = []
  jest.spyOn(Date, "now").mockImplementation(() => {
    now += 50
    return now
  })
  const renewals: PageRegenerator = new PageRegenerator({
    isOutdated: (path) => outdated.has(path),
    async fetchPage(path) {
      visits.push(path)
      render(path, renewals)
      now += 300
    },
  })
  return { renewals, outdated, visits }
}

describe("a stale page", () => {
  it("is rendered once for all requests that wait for it", async () => {
    const { renewals, outdated, visits } = openPages((path) => outdated.delete(path))
    await Promise.all([
      renewals.regenerate("/shop"),
      renewals.regenerate("/shop"),
      renewals.regenerate("/about"),
    ])
    expect(visits).toEqual(["/shop", "/about"])
    expect(outdated.size).toBe(0)
  })

  it("is requested again if another process renders it, or it changes meanwhile", async () => {
    const { renewals, outdated, visits } = openPages((path) => {
      if (visits.length === 3) outdated.delete(path)
    })
    await renewals.regenerate("/shop")
    expect(visits).toHaveLength(3)
  })

  it("is waited for at most five seconds, and then not for a while", async () => {
    const { renewals, visits } = openPages(() => {})
    const start = now
    await renewals.regenerate("/shop")
    // The last request may start just before the limit.
    expect(now - start).toBeLessThan(6_000)
    const before = visits.length
    await renewals.regenerate("/shop")
    expect(visits).toHaveLength(before)
  })

  it("is rendered again after 5, 10 and at most 60 seconds if its render fails", async () => {
    const { renewals, visits } = openPages((path, them) => them.recordFailure(path))
    await renewals.regenerate("/shop")
    const pauses: number[] = []
    for (let failures = 1; failures <= 6; failures++) {
      const failedAt = now - 300
      while (visits.length === failures) {
        now += 100
        await renewals.regenerate("/shop")
      }
      pauses.push(Math.round((now - 300 - failedAt) / 1_000))
    }
    expect(pauses).toEqual([5, 10, 20, 40, 60, 60])
  })
})
