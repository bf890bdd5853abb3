/** @jest-environment jsdom */

import { afterEach, describe, expect, it, jest } from "@jest/globals"
import { act, render, screen } from "@testing-library/react"
import { buildFetchResponse } from "#tests/fakes/fetch-response.ts"
import { FormPaymentStatus } from "./form-payment-status.tsx"

const labels = {
  checking: "Checking",
  paid: "Paid",
  failed: "Failed",
  refunded: "Refunded",
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

/** Opens the return URL. The payment API sends these bodies one after another; null fails. */
function openReturnUrl(address: string, ...responses: (object | null)[]): string[] {
  history.replaceState(null, "", address)
  const requestedUrls: string[] = []
  globalThis.fetch = async (url) => {
    requestedUrls.push(String(url))
    return buildFetchResponse(responses[requestedUrls.length - 1] ?? null)
  }
  return requestedUrls
}
const show = (formId = "w1-form") =>
  render(<FormPaymentStatus formId={formId} feeText="It costs $5.00" labels={labels} />)

describe("return from the payment page", () => {
  it.each([
    [true, "Paid", "status"],
    [false, "Failed", "alert"],
  ])("shows whether the payment succeeded: %p", async (paid, text, role) => {
    const requestedUrls = openReturnUrl("/tours?payum_token=abc#w1-form", { paid })
    show()
    expect(await screen.findByText(text)).toHaveAttribute("role", role)
    expect(requestedUrls).toEqual([
      expect.stringMatching(/^\/api\/bff\/payment\?token=abc&page=http/),
    ])
  })

  it("shows that the payment was refunded", async () => {
    openReturnUrl("/tours?payum_token=abc", { paid: false, outcome: "refunded" })
    show()
    expect(await screen.findByText("Refunded")).toHaveAttribute("role", "status")
  })

  it("shows that the payment is being checked until the API responds, then its state", async () => {
    jest.useFakeTimers({ now: nextStartMs() })
    openReturnUrl("/tours?payum_token=abc", null, { paid: true })
    show()
    expect(screen.getByText("Checking")).toBeInTheDocument()
    await act(() => jest.advanceTimersByTimeAsync(2_000))
    expect(screen.getByText("Paid")).toBeInTheDocument()
  })

  it("shows that the payment is being checked while the bank has not confirmed it, then the final state", async () => {
    jest.useFakeTimers({ now: nextStartMs() })
    const pending = { paid: false, outcome: "checking" }
    openReturnUrl("/tours?payum_token=abc", pending, { paid: false, outcome: "not_charged" })
    show()
    await act(() => jest.advanceTimersByTimeAsync(1_000))
    expect(screen.getByText("Checking")).toBeInTheDocument()
    await act(() => jest.advanceTimersByTimeAsync(1_000))
    expect(screen.getByText("Failed")).toBeInTheDocument()
  })

  it("shows an unknown state after five failed requests", async () => {
    jest.useFakeTimers({ now: nextStartMs() })
    const requestedUrls = openReturnUrl("/tours?payum_token=abc")
    show()
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(screen.getByText("Unknown")).toBeInTheDocument()
    expect(requestedUrls).toHaveLength(5)
  })
})

describe("form fee", () => {
  it("shows only the fee without a payment token in the URL", () => {
    const requestedUrls = openReturnUrl("/tours")
    show()
    expect(screen.getByRole("status")).toBeEmptyDOMElement()
    expect(screen.getByText("It costs $5.00")).toBeInTheDocument()
    expect(requestedUrls).toEqual([])
  })

  it("ignores a payment token for another form of the page", () => {
    const requestedUrls = openReturnUrl("/tours?payum_token=abc#w2-form")
    document.body.insertAdjacentHTML("beforeend", '<div id="w2-form"></div>')
    show("w1-form")
    expect(requestedUrls).toEqual([])
    document.getElementById("w2-form")?.remove()
  })
})
