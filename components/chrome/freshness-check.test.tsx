/** @jest-environment jsdom */
import { jest } from "@jest/globals"
import { act, render } from "@testing-library/react"
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime.js"
import { FreshnessCheck } from "./freshness-check.tsx"

const shown = "2026-11-01T00:00:00.000Z"
const later = "2026-11-02T00:00:00.000Z"
let asked: string[]
let refreshed: number

function answerWith(status: number, body: unknown) {
  globalThis.fetch = async (input) => {
    asked.push(String(input))
    const text = JSON.stringify(body)
    return { ok: status < 400, json: async () => JSON.parse(text) } as Response
  }
}

function page(updatedAt: string, slug = "clear-resin") {
  const nothing = () => {}
  const router = {
    ...{ push: nothing, replace: nothing, prefetch: nothing, back: nothing, forward: nothing },
    refresh: () => {
      refreshed += 1
    },
  }
  return (
    <AppRouterContext.Provider value={router as never}>
      <FreshnessCheck kind="product" slug={slug} updatedAt={updatedAt} />
    </AppRouterContext.Provider>
  )
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  jest.useFakeTimers()
  asked = []
  refreshed = 0
})
afterEach(() => jest.useRealTimers())

describe("the freshness check", () => {
  it("asks once, between one and two seconds after display", async () => {
    answerWith(200, { updated_at: shown })
    render(page(shown))
    await pass(999)
    expect(asked).toEqual([])
    await pass(1_001)
    expect(asked).toEqual(["/api/freshness?kind=product&slug=clear-resin"])
    await pass(60_000)
    expect(asked).toHaveLength(1)
    expect(refreshed).toBe(0)
  })

  it("has a changed page fetched anew, once, even if it comes back unchanged", async () => {
    answerWith(200, { updated_at: later })
    const { rerender } = render(page(shown))
    await pass(2_000)
    expect(refreshed).toBe(1)
    rerender(page(shown))
    await pass(60_000)
    expect([refreshed, asked.length]).toEqual([1, 1])
  })

  it("asks again for the next page", async () => {
    answerWith(200, { updated_at: shown })
    const { rerender } = render(page(shown))
    await pass(2_000)
    rerender(page(shown, "amber-resin"))
    await pass(2_000)
    expect(asked).toHaveLength(2)
  })

  it.each([
    [503, { code: "UNAVAILABLE" }],
    [200, { updated_at: null }],
    [200, "nonsense"],
  ])("does nothing when the answer is %d %j", async (status, body) => {
    answerWith(status, body)
    render(page(shown))
    await pass(5_000)
    expect(refreshed).toBe(0)
  })

  it("does not ask where data is saved", async () => {
    Object.defineProperty(navigator, "connection", {
      value: { saveData: true },
      configurable: true,
    })
    answerWith(200, { updated_at: later })
    render(page(shown))
    await pass(5_000)
    Reflect.deleteProperty(navigator, "connection")
    expect(asked).toEqual([])
  })
})
