/** @jest-environment jsdom */

import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals"
import { act, render, screen } from "@testing-library/react"
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime.js"
import type { PaymentStage } from "#lib/checkout/payment-state.ts"
import { FakeChannel } from "#tests/fakes/fake-channel.ts"
import { buildFetchResponse } from "#tests/fakes/fetch-response.ts"
import { buildCart } from "#tests/support/checkout-cart.ts"
import { PaymentStatusPoller } from "./payment-status-poller.tsx"

Object.assign(globalThis, { BroadcastChannel: FakeChannel })
const realFetch = globalThis.fetch
const labels = { waiting: "We are checking.", stopped: "We have stopped." }
let requestedPaths: string[]
let outcome: string | null
let refreshes: number
let startMs = Date.parse("2026-11-03T00:00:00.000Z")

beforeEach(() => {
  // Requests are throttled for the page, not for the test.
  startMs += 3_600_000
  jest.useFakeTimers({ now: startMs })
  requestedPaths = []
  outcome = "checking"
  refreshes = 0
  globalThis.fetch = async (path) => {
    requestedPaths.push(String(path))
    const json = String(path).startsWith("/api/bff/cart")
      ? { cart: buildCart({ items: [] }) }
      : { paid: outcome === "paid", outcome }
    return buildFetchResponse(outcome === null ? null : json)
  }
})
afterEach(() => {
  jest.useRealTimers()
  globalThis.fetch = realFetch
})

const router = {
  refresh: () => {
    refreshes += 1
  },
}
const page = (stage: PaymentStage) => (
  // @ts-expect-error no navigation happens in these tests, so the router is partial
  <AppRouterContext.Provider value={router}>
    <PaymentStatusPoller token="a b" stage={stage} labels={labels} />
  </AppRouterContext.Provider>
)
const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const restorePage = (persisted: boolean) =>
  act(async () => {
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted }))
  })

describe("payment return page", () => {
  it("polls every three seconds while the payment is pending and refreshes the page once it is paid", async () => {
    render(page("checking"))
    expect(screen.getByRole("status")).toHaveTextContent("We are checking.")
    await advanceTime(6_000)
    expect(requestedPaths).toEqual(["/api/bff/payment?token=a+b", "/api/bff/payment?token=a+b"])
    expect(refreshes).toBe(0)
    outcome = "paid"
    await advanceTime(3_000)
    expect(refreshes).toBe(1)
  })

  it("polls while the API is unavailable and refreshes the page once it responds", async () => {
    outcome = null
    render(page("unanswered"))
    await advanceTime(6_000)
    expect([requestedPaths.length, refreshes]).toEqual([2, 0])
    outcome = "checking"
    await advanceTime(3_000)
    expect(refreshes).toBe(1)
  })

  it("stops polling after ten minutes, shows a notice, and polls once more when the page is restored", async () => {
    render(page("checking"))
    await advanceTime(11 * 60_000)
    expect(requestedPaths).toHaveLength(74)
    expect(screen.getByRole("status")).toHaveTextContent("We have stopped.")
    await restorePage(true)
    expect(requestedPaths).toHaveLength(75)
  })

  it.each<PaymentStage>(["not_charged", "refunded"])(
    "sends no request for the final status %s",
    async (stage) => {
      render(page(stage))
      await advanceTime(60_000)
      await restorePage(true)
      expect(requestedPaths).toEqual([])
      expect(screen.getByRole("status")).toBeEmptyDOMElement()
    },
  )

  it("fetches the cart once after the payment and publishes it to the other tabs", async () => {
    const tab = new FakeChannel("curlew-cart")
    const messages: unknown[] = []
    tab.onmessage = ({ data }) => messages.push(data)
    const { rerender } = render(page("checking"))
    rerender(page("paid"))
    jest.useRealTimers()
    await act(async () => {
      for (let tries = 0; messages.length === 0 && tries < 100; tries++) {
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    })
    rerender(page("paid"))
    expect(requestedPaths).toEqual(["/api/bff/cart/read"])
    expect(messages).toHaveLength(1)
    tab.close()
  })

  it("stops polling when it is unmounted", async () => {
    const { unmount } = render(page("checking"))
    unmount()
    await advanceTime(60_000)
    await restorePage(true)
    expect(requestedPaths).toEqual([])
  })
})
