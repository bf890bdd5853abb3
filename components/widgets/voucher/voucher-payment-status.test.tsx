/** @jest-environment jsdom */

import { afterEach, describe, expect, it, jest } from "@jest/globals"
import { act, render, screen, waitFor } from "@testing-library/react"
import { buildFetchResponse } from "#tests/fakes/fetch-response.ts"
import { type VoucherPaymentLabels, VoucherPaymentStatus } from "./voucher-payment-status.tsx"

const labels: VoucherPaymentLabels = {
  paid: "Paid",
  failed: "Payment Failed",
  refunded: "Refunded",
  checking: "Checking",
  unknown: "Unknown",
}
const realFetch = globalThis.fetch
let startMs = Date.parse("2026-11-03T00:00:00.000Z")
/** Returns another hour for each test: requests are throttled for the page, not for the test. */
const nextStartMs = () => (startMs += 3_600_000)

afterEach(() => {
  globalThis.fetch = realFetch
  jest.useRealTimers()
})

/**
 * Opens the return URL. The payment API sends these bodies one after another and repeats the last
 * one; null fails.
 */
function openReturnUrl(address: string, ...responses: (object | null)[]): string[] {
  history.replaceState(null, "", address)
  const requestedUrls: string[] = []
  globalThis.fetch = async (url) => {
    requestedUrls.push(String(url))
    return buildFetchResponse(
      responses[Math.min(requestedUrls.length, responses.length) - 1] ?? null,
    )
  }
  return requestedUrls
}
const show = () => render(<VoucherPaymentStatus id="w1-voucher" labels={labels} />)

describe("return from the payment page of a voucher", () => {
  it.each([
    ["paid", "Paid", "status"],
    ["not_charged", "Payment Failed", "alert"],
    ["refunded", "Refunded", "status"],
    ["unknown", "Payment Failed", "alert"],
  ])("shows the final state of the payment: %s", async (outcome, text, role) => {
    const requestedUrls = openReturnUrl("/gift-vouchers?payum_token=abc#w1-voucher", {
      paid: false,
      outcome,
    })
    show()
    expect(await screen.findByText(text)).toHaveAttribute("role", role)
    expect(requestedUrls).toEqual([
      expect.stringMatching(/^\/api\/bff\/payment\?token=abc&page=http/),
    ])
  })

  it("shows that the payment is being checked until its state is known, despite failed requests", async () => {
    jest.useFakeTimers({ now: nextStartMs() })
    const checking = { paid: false, outcome: "checking" }
    openReturnUrl(
      "/gift-vouchers?payum_token=abc",
      checking,
      null,
      {},
      { paid: true, outcome: "paid" },
    )
    show()
    await act(() => jest.advanceTimersByTimeAsync(6_000))
    expect(screen.getByText("Checking")).toHaveAttribute("role", "status")
    await act(() => jest.advanceTimersByTimeAsync(2_000))
    expect(screen.getByText("Paid")).toBeInTheDocument()
  })

  it("focuses the message, which the browser has scrolled past", async () => {
    openReturnUrl("/gift-vouchers?payum_token=abc#w1-voucher", { paid: true, outcome: "paid" })
    show()
    await waitFor(() => expect(screen.getByText("Paid")).toHaveFocus())
  })

  it("stops polling after five to six minutes and shows an unknown state", async () => {
    jest.useFakeTimers({ now: nextStartMs() })
    const requestedUrls = openReturnUrl("/gift-vouchers?payum_token=abc", null)
    show()
    await act(() => jest.advanceTimersByTimeAsync(300_000))
    expect(screen.getByText("Checking")).toBeInTheDocument()
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(screen.getByText("Unknown")).toBeInTheDocument()
    const before = requestedUrls.length
    await act(() => jest.advanceTimersByTimeAsync(600_000))
    expect(requestedUrls).toHaveLength(before)
  })
})

describe("voucher payment status without a payment", () => {
  it("renders nothing without a payment token in the URL", () => {
    const requestedUrls = openReturnUrl("/gift-vouchers")
    expect(show().container).toBeEmptyDOMElement()
    expect(requestedUrls).toEqual([])
  })

  it("renders nothing for a payment of another form of the page", () => {
    const requestedUrls = openReturnUrl("/gift-vouchers?payum_token=abc#w2-form")
    document.body.insertAdjacentHTML("beforeend", '<div id="w2-form"></div>')
    expect(show().container).toBeEmptyDOMElement()
    expect(requestedUrls).toEqual([])
    document.getElementById("w2-form")?.remove()
  })
})
