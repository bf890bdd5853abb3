/** @jest-environment jsdom */
import { jest } from "@jest/globals"
import { act, render } from "@testing-library/react"
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime.js"
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime.js"
import type { PageFacts as Facts } from "#lib/content/page-facts.ts"
import { PageFacts } from "./page-facts.tsx"
import { PageKeeper } from "./page-keeper.tsx"

const shown = "2026-11-01T00:00:00.000Z"
const later = "2026-11-02T00:00:00.000Z"
const start = Date.parse("2026-11-03T00:00:00.000Z")
let asked: string[]
let refreshed: number

function answerWith(status: number, body: unknown) {
  globalThis.fetch = async (input) => {
    asked.push(String(input))
    const text = JSON.stringify(body)
    return { ok: status < 400, json: async () => JSON.parse(text) } as Response
  }
}

const nothing = () => {}
const router = {
  ...{ push: nothing, replace: nothing, prefetch: nothing, back: nothing, forward: nothing },
  refresh: () => {
    refreshed += 1
  },
}

function page(facts: Partial<Facts> = {}) {
  const own: Facts = { kind: "product", slug: "clear-resin", updatedAt: shown, ...facts }
  return (
    <AppRouterContext.Provider value={router as never}>
      <PathnameContext.Provider value={`/product/${own.slug}`}>
        <PageFacts {...own} />
        <PageKeeper />
      </PathnameContext.Provider>
    </AppRouterContext.Provider>
  )
}

/** How the browser came by the document: sent by the shop unless said otherwise. */
function setVisit(part: Partial<PerformanceNavigationTiming> = {}) {
  const visit = Object.create(FakeVisit.prototype, {})
  Object.assign(visit, { type: "navigate", transferSize: 900, workerStart: 0, ...part })
  performance.getEntriesByType = () => [visit]
}
class FakeVisit {}
Object.assign(globalThis, { PerformanceNavigationTiming: FakeVisit })

function setHidden(isHidden: boolean) {
  const value = isHidden ? "hidden" : "visible"
  Object.defineProperty(document, "visibilityState", { value, configurable: true })
  document.dispatchEvent(new Event("visibilitychange"))
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  jest.useFakeTimers({ now: start })
  asked = []
  refreshed = 0
  setVisit()
})
afterEach(() => jest.useRealTimers())

describe("an open page", () => {
  it("asks once, between one and two seconds after display, whether it is still true", async () => {
    answerWith(200, { updated_at: shown })
    render(page())
    await pass(999)
    expect(asked).toEqual([])
    await pass(1_001)
    expect(asked).toEqual(["/api/freshness?kind=product&slug=clear-resin"])
    await pass(60_000)
    expect(asked).toHaveLength(1)
    expect(refreshed).toBe(0)
  })

  it("is fetched anew when it has changed, once, even if it comes back unchanged", async () => {
    answerWith(200, { updated_at: later })
    const { rerender } = render(page())
    await pass(2_000)
    expect(refreshed).toBe(1)
    rerender(page())
    await pass(60_000)
    expect([refreshed, asked.length]).toEqual([1, 1])
  })

  it("asks again for the next page", async () => {
    answerWith(200, { updated_at: shown })
    const { rerender } = render(page())
    await pass(2_000)
    rerender(page({ slug: "amber-resin" }))
    await pass(2_000)
    expect(asked).toHaveLength(2)
  })

  it.each([
    [503, { code: "UNAVAILABLE" }],
    [200, { updated_at: null }],
    [200, "nonsense"],
  ])("stays as it is when the answer is %d %j", async (status, body) => {
    answerWith(status, body)
    render(page())
    await pass(5_000)
    expect(refreshed).toBe(0)
  })

  it("does not ask where data is saved", async () => {
    Object.defineProperty(navigator, "connection", {
      value: { saveData: true },
      configurable: true,
    })
    answerWith(200, { updated_at: later })
    render(page())
    await pass(5_000)
    Reflect.deleteProperty(navigator, "connection")
    expect(asked).toEqual([])
  })

  it("is fetched anew at the minute's tick after a block should have appeared", async () => {
    answerWith(200, { updated_at: shown })
    render(page({ nextChangeMs: start + 61_000 }))
    await pass(119_999)
    expect(refreshed).toBe(0)
    await pass(1)
    expect(refreshed).toBe(1)
  })

  it("is fetched anew soon when it was made before a change that is over", async () => {
    answerWith(200, { updated_at: shown })
    render(page({ nextChangeMs: start - 1 }))
    await pass(2_000)
    expect(refreshed).toBe(1)
  })

  it("is fetched anew when a price on it should have changed", async () => {
    answerWith(200, { updated_at: shown })
    render(
      <>
        <li data-next-change={start + 30_000} />
        {page()}
      </>,
    )
    await pass(59_999)
    expect(refreshed).toBe(0)
    await pass(1)
    expect(refreshed).toBe(1)
  })

  it.each([
    ["gone back to", { type: "back_forward" as const }],
    ["restored out of the browser's cache", { transferSize: 0 }],
  ])("is fetched anew without asking when it was %s", async (_how, visit) => {
    setVisit(visit)
    answerWith(200, { updated_at: shown })
    render(page())
    await pass(2_000)
    expect([refreshed, asked]).toEqual([1, []])
  })

  it("asks first when a service worker has answered", async () => {
    setVisit({ transferSize: 0, workerStart: 3 })
    answerWith(200, { updated_at: shown })
    render(page())
    await pass(2_000)
    expect([refreshed, asked.length]).toEqual([0, 1])
  })

  it("is fetched anew without asking when it was shown before, and when the browser has kept it", async () => {
    answerWith(200, { updated_at: shown })
    const { rerender } = render(page())
    await pass(2_000)
    rerender(page({ slug: "amber-resin" }))
    await pass(2_000)
    expect([refreshed, asked.length]).toEqual([0, 2])
    rerender(page())
    await pass(2_000)
    expect([refreshed, asked.length]).toEqual([1, 2])
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
    await pass(2_000)
    expect([refreshed, asked.length]).toEqual([2, 2])
  })

  it("asks again when its tab is looked at after a minute", async () => {
    answerWith(200, { updated_at: shown })
    render(page())
    await pass(2_000)
    for (const [ms, count] of [
      [59_000, 1],
      [60_000, 2],
    ] as const) {
      setHidden(true)
      await pass(ms)
      setHidden(false)
      await pass(2_000)
      expect(asked).toHaveLength(count)
    }
    expect(refreshed).toBe(0)
  })
})
