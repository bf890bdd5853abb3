/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react"
import { useLayoutEffect, useRef } from "react"
import { useTypedText } from "./use-combobox.ts"

/** Shows the typed text beside a box into which a visitor types before the effects run. */
function TypedText() {
  const input = useRef<HTMLInputElement>(null)
  const text = useTypedText(input)
  useLayoutEffect(() => {
    if (!input.current) return
    input.current.value = "res"
    input.current.dispatchEvent(new Event("input", { bubbles: true }))
  }, [])
  return (
    <>
      <input ref={input} />
      <output>{text}</output>
    </>
  )
}

it("returns what was typed before its effect ran, and what is typed after", () => {
  render(<TypedText />)
  expect(screen.getByRole("status")).toHaveTextContent("res")
  fireEvent.input(screen.getByRole("textbox"), { target: { value: "resin" } })
  expect(screen.getByRole("status")).toHaveTextContent("resin")
})
