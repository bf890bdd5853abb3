/** @jest-environment jsdom */
import { jest } from "@jest/globals"
import { act, render } from "@testing-library/react"
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime.js"
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime.js"
import type { PageFacts as Facts } from "#lib/content/page-facts.ts"
import { PageFacts } from "./page-facts.tsx"
import { RevalidateOnView } from "./revalidate-on-view.tsx"

const shown = "2026-11-01T00:00:00.000Z"
const later = "2026-11-02T00:00:00.000Z"
let start = Date.parse("2026-11-03T00:00:00.000Z")
let requests: string[]
let refreshed: number

function respondWith(status: number, body: unknown) {
  globalThis.fetch = async (input) => {
    requests.push(String(input))
    const text = JSON.stringify(body)
    return { status, text: async () => text } as Response
  }
}

const nothing = () => {}
const router = {
  push: nothing,
  replace: nothing,
  prefetch: nothing,
  back: nothing,
  forward: nothing,
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
        <RevalidateOnView />
      </PathnameContext.Provider>
    </AppRouterContext.Provider>
  )
}

/** Sets the navigation timing entry; by default the server sent the document. */
function setNavigationEntry(part: Partial<PerformanceNavigationTiming> = {}) {
  const entry = Object.create(FakeNavigationTiming.prototype, {})
  Object.assign(entry, { type: "navigate", transferSize: 900, workerStart: 0, ...part })
  performance.getEntriesByType = () => [entry]
}
class FakeNavigationTiming {}
Object.assign(globalThis, { PerformanceNavigationTiming: FakeNavigationTiming })

function setHidden(isHidden: boolean) {
  const value = isHidden ? "hidden" : "visible"
  Object.defineProperty(document, "visibilityState", { value, configurable: true })
  document.dispatchEvent(new Event("visibilitychange"))
}

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  // Requests are sent in turn, so a test starts after all others.
  start += 86_400_000
  jest.useFakeTimers({ now: start })
  requests = []
  refreshed = 0
  setNavigationEntry()
})
afterEach(() => jest.useRealTimers())

describe("RevalidateOnView", () => {
  it("requests the freshness of a page once, between one and two seconds after display", async () => {
    respondWith(200, { updated_at: shown })
    render(page())
    await advance(999)
    expect(requests).toEqual([])
    await advance(1_001)
    expect(requests).toEqual(["/api/bff/freshness?kind=product&slug=clear-resin"])
    await advance(60_000)
    expect(requests).toHaveLength(1)
    expect(refreshed).toBe(0)
  })

  it("refreshes a changed page once, even if the refreshed page is unchanged", async () => {
    respondWith(200, { updated_at: later })
    const { rerender } = render(page())
    await advance(2_000)
    expect(refreshed).toBe(1)
    rerender(page())
    await advance(60_000)
    expect([refreshed, requests.length]).toEqual([1, 1])
  })

  it("does not refresh a changed page with typed text, which a restart of the shop would lose", async () => {
    respondWith(200, { updated_at: later })
    render(
      <main>
        <textarea defaultValue="" />
        {page()}
      </main>,
    )
    const field = document.querySelector("textarea")
    if (field) field.value = "Do you print in clear resin?"
    await advance(5_000)
    expect([refreshed, requests.length]).toEqual([0, 1])
  })

  it("requests the freshness of the next page", async () => {
    respondWith(200, { updated_at: shown })
    const { rerender } = render(page())
    await advance(2_000)
    rerender(page({ slug: "amber-resin" }))
    await advance(2_000)
    expect(requests).toHaveLength(2)
  })

  it.each([
    [503, { code: "UNAVAILABLE" }],
    [200, { updated_at: null }],
    [200, "nonsense"],
  ])("does not refresh the page if the response is %d %j", async (status, body) => {
    respondWith(status, body)
    render(page())
    await advance(5_000)
    expect(refreshed).toBe(0)
  })

  it("sends no request with data saving on", async () => {
    Object.defineProperty(navigator, "connection", {
      value: { saveData: true },
      configurable: true,
    })
    respondWith(200, { updated_at: later })
    render(page())
    await advance(5_000)
    Reflect.deleteProperty(navigator, "connection")
    expect(requests).toEqual([])
  })

  it("refreshes the page at the next full minute after a block should have appeared", async () => {
    respondWith(200, { updated_at: shown })
    render(page({ nextChangeMs: start + 61_000 }))
    await advance(119_999)
    expect(refreshed).toBe(0)
    await advance(1)
    expect(refreshed).toBe(1)
  })

  it("refreshes the page soon if it was rendered before a past change", async () => {
    respondWith(200, { updated_at: shown })
    render(page({ nextChangeMs: start - 1 }))
    await advance(2_000)
    expect(refreshed).toBe(1)
  })

  it("refreshes the page when a price on it should have changed", async () => {
    respondWith(200, { updated_at: shown })
    render(
      <>
        <li data-next-change={start + 30_000} />
        {page()}
      </>,
    )
    await advance(59_999)
    expect(refreshed).toBe(0)
    await advance(1)
    expect(refreshed).toBe(1)
  })

  it.each([
    ["gone back to", { type: "back_forward" as const }],
    ["restored out of the browser's cache", { transferSize: 0 }],
  ])("refreshes the page without a request when it was %s", async (_how, visit) => {
    setNavigationEntry(visit)
    respondWith(200, { updated_at: shown })
    render(page())
    await advance(2_000)
    expect([refreshed, requests]).toEqual([1, []])
  })

  it("requests the freshness first if a service worker sent the response", async () => {
    setNavigationEntry({ transferSize: 0, workerStart: 3 })
    respondWith(200, { updated_at: shown })
    render(page())
    await advance(2_000)
    expect([refreshed, requests.length]).toEqual([0, 1])
  })

  it("refreshes without a request a page shown before or restored from the back/forward cache", async () => {
    respondWith(200, { updated_at: shown })
    const { rerender } = render(page())
    await advance(2_000)
    rerender(page({ slug: "amber-resin" }))
    await advance(2_000)
    expect([refreshed, requests.length]).toEqual([0, 2])
    rerender(page())
    await advance(2_000)
    expect([refreshed, requests.length]).toEqual([1, 2])
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
    await advance(2_000)
    expect([refreshed, requests.length]).toEqual([2, 2])
  })

  it("requests the freshness again when its tab becomes visible after a minute", async () => {
    respondWith(200, { updated_at: shown })
    render(page())
    await advance(2_000)
    for (const [ms, count] of [
      [59_000, 1],
      [60_000, 2],
    ] as const) {
      setHidden(true)
      await advance(ms)
      setHidden(false)
      await advance(2_000)
      expect(requests).toHaveLength(count)
    }
    expect(refreshed).toBe(0)
  })
})
