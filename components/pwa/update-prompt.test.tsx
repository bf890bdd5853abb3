/** @jest-environment jsdom */
import { jest } from "@jest/globals"
import { act, render, screen } from "@testing-library/react"
import { UpdatePrompt } from "./update-prompt.tsx"

const labels = { available: "New content available", update: "Update", dismiss: "Dismiss" }
let ended: number

function show(): void {
  ended = 0
  render(
    <UpdatePrompt
      labels={labels}
      onEnd={() => {
        ended += 1
      }}
    />,
  )
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

describe("UpdatePrompt", () => {
  it("renders a live region that closes after 6000 ms", () => {
    show()
    expect(screen.getByRole("status")).toHaveTextContent("New content available")
    act(() => void jest.advanceTimersByTime(5_999))
    expect(ended).toBe(0)
    act(() => void jest.advanceTimersByTime(1))
    expect(ended).toBe(1)
  })

  it("closes at once when it is dismissed", () => {
    show()
    act(() => screen.getByRole("button", { name: "Dismiss" }).click())
    expect(ended).toBe(1)
  })

  it("does not reload a page with a typed password, which could not be restored", () => {
    document.body.innerHTML = '<main><form><input type="password" value="half"></form></main>'
    show()
    act(() => screen.getByRole("button", { name: "Update" }).click())
    // jsdom would report an error for a reload.
    expect(ended).toBe(1)
  })
})
