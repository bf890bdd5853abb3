/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from "@jest/globals"
import { act, render, screen } from "@testing-library/react"
import { type OutcomeLabels, VoucherOutcome } from "./voucher-outcome.tsx"

const labels: OutcomeLabels = {
  ...{ paid: "Paid", failed: "Payment Failed", refunded: "Refunded" },
  ...{ checking: "Checking", unknown: "Unknown" },
}
const realFetch = globalThis.fetch

afterEach(() => {
  globalThis.fetch = realFetch
  jest.useRealTimers()
})

/**
 * Opens the return URL. The payment API sends these bodies one after another and repeats the last
 * one; null fails.
 */
function comeBack(address: string, ...answers: (object | null)[]): string[] {
  history.replaceState(null, "", address)
  const asked: string[] = []
  globalThis.fetch = async (url) => {
    asked.push(String(url))
    const answer = answers[Math.min(asked.length, answers.length) - 1] ?? null
    return Object.assign(new EventTarget(), {
      ok: answer !== null,
      json: async () => answer,
    }) as unknown as Response
  }
  return asked
}
const show = () => render(<VoucherOutcome id="w1-voucher" labels={labels} />)

describe("return from the payment page of a voucher", () => {
  it.each([
    ["paid", "Paid", "status"],
    ["not_charged", "Payment Failed", "alert"],
    ["refunded", "Refunded", "status"],
    ["unknown", "Payment Failed", "alert"],
  ])("shows the final state of the payment: %s", async (outcome, text, role) => {
    const asked = comeBack("/gift-vouchers?payum_token=abc#w1-voucher", { paid: false, outcome })
    show()
    expect(await screen.findByText(text)).toHaveAttribute("role", role)
    expect(asked).toEqual([expect.stringMatching(/^\/api\/payment\?token=abc&page=http/)])
  })

  it("shows that the payment is being checked until its state is known, despite failed requests", async () => {
    jest.useFakeTimers()
    const checking = { paid: false, outcome: "checking" }
    comeBack("/gift-vouchers?payum_token=abc", checking, null, {}, { paid: true, outcome: "paid" })
    show()
    await act(() => jest.advanceTimersByTimeAsync(6_000))
    expect(screen.getByText("Checking")).toHaveAttribute("role", "status")
    await act(() => jest.advanceTimersByTimeAsync(2_000))
    expect(screen.getByText("Paid")).toBeInTheDocument()
  })

  it("stops polling after five to six minutes and shows an unknown state", async () => {
    jest.useFakeTimers()
    const asked = comeBack("/gift-vouchers?payum_token=abc", null)
    show()
    await act(() => jest.advanceTimersByTimeAsync(300_000))
    expect(screen.getByText("Checking")).toBeInTheDocument()
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(screen.getByText("Unknown")).toBeInTheDocument()
    const before = asked.length
    await act(() => jest.advanceTimersByTimeAsync(600_000))
    expect(asked).toHaveLength(before)
  })
})

describe("voucher payment status without a payment", () => {
  it("renders nothing without a payment token in the URL", () => {
    const asked = comeBack("/gift-vouchers")
    expect(show().container).toBeEmptyDOMElement()
    expect(asked).toEqual([])
  })

  it("renders nothing for a payment of another form of the page", () => {
    const asked = comeBack("/gift-vouchers?payum_token=abc#w2-form")
    document.body.insertAdjacentHTML("beforeend", '<div id="w2-form"></div>')
    expect(show().container).toBeEmptyDOMElement()
    expect(asked).toEqual([])
    document.getElementById("w2-form")?.remove()
  })
})
