/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from "@jest/globals"
import { act, render, screen } from "@testing-library/react"
import { PaymentOutcome } from "./payment-outcome.tsx"

const labels = { checking: "Checking", paid: "Paid", failed: "Failed", unknown: "Unknown" }
const realFetch = globalThis.fetch

afterEach(() => {
  globalThis.fetch = realFetch
  jest.useRealTimers()
})

/** Opens the return URL. The payment API sends these bodies one after another; null fails. */
function comeBack(address: string, ...answers: (object | null)[]): string[] {
  history.replaceState(null, "", address)
  const asked: string[] = []
  globalThis.fetch = async (url) => {
    asked.push(String(url))
    const answer = answers[asked.length - 1] ?? null
    return Object.assign(new EventTarget(), {
      ok: answer !== null,
      json: async () => answer,
    }) as unknown as Response
  }
  return asked
}
const show = (formId = "w1-form") =>
  render(<PaymentOutcome formId={formId} feeText="It costs $5.00" labels={labels} />)

describe("return from the payment page", () => {
  it.each([
    [true, "Paid", "status"],
    [false, "Failed", "alert"],
  ])("shows whether the payment succeeded: %p", async (paid, text, role) => {
    const asked = comeBack("/tours?payum_token=abc#w1-form", { paid })
    show()
    expect(await screen.findByText(text)).toHaveAttribute("role", role)
    expect(asked).toEqual([expect.stringMatching(/^\/api\/payment\?token=abc&page=http/)])
  })

  it("shows that the payment is being checked until the API responds, then its state", async () => {
    jest.useFakeTimers()
    comeBack("/tours?payum_token=abc", null, { paid: true })
    show()
    expect(screen.getByText("Checking")).toBeInTheDocument()
    await act(() => jest.advanceTimersByTimeAsync(2_000))
    expect(screen.getByText("Paid")).toBeInTheDocument()
  })

  it("shows that the payment is being checked while the bank has not confirmed it, then the final state", async () => {
    jest.useFakeTimers()
    const pending = { paid: false, outcome: "checking" }
    comeBack("/tours?payum_token=abc", pending, { paid: false, outcome: "not_charged" })
    show()
    await act(() => jest.advanceTimersByTimeAsync(1_000))
    expect(screen.getByText("Checking")).toBeInTheDocument()
    await act(() => jest.advanceTimersByTimeAsync(1_000))
    expect(screen.getByText("Failed")).toBeInTheDocument()
  })

  it("shows an unknown state after five failed requests", async () => {
    jest.useFakeTimers()
    const asked = comeBack("/tours?payum_token=abc")
    show()
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(screen.getByText("Unknown")).toBeInTheDocument()
    expect(asked).toHaveLength(5)
  })
})

describe("form fee", () => {
  it("shows only the fee without a payment token in the URL", () => {
    const asked = comeBack("/tours")
    show()
    expect(screen.getByRole("status")).toBeEmptyDOMElement()
    expect(screen.getByText("It costs $5.00")).toBeInTheDocument()
    expect(asked).toEqual([])
  })

  it("ignores a payment token for another form of the page", () => {
    const asked = comeBack("/tours?payum_token=abc#w2-form")
    document.body.insertAdjacentHTML("beforeend", '<div id="w2-form"></div>')
    show("w1-form")
    expect(asked).toEqual([])
    document.getElementById("w2-form")?.remove()
  })
})
