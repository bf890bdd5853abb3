/** @jest-environment jsdom */
import { jest } from "@jest/globals"
import { measureCartUpdate } from "./cart-probe.ts"
import type { Adding } from "./tap-cart.ts"

const read = () => {
  const { shown, settled }: Adding = Reflect.get(globalThis, "benchCart")
  return [shown !== null, settled !== null]
}
const page = (button: string, bubble: string) => {
  document.body.innerHTML = `<header><a href="/cart"><span>Cart</span>${bubble}</a></header>
    <main><form><button>${button}</button></form></main>`
}

it("measures from the tap to button and badge both on screen, and to the shop's confirmation", () => {
  jest.useFakeTimers()
  page("Add to cart", "")
  measureCartUpdate()
  Reflect.apply(Reflect.get(globalThis, "benchArmCart"), null, [])
  page("Added to cart", "<span>1</span>")
  jest.advanceTimersByTime(100)
  expect(read()).toEqual([false, false])
  page("Add to cart", "")
  dispatchEvent(new Event("pointerdown"))
  page("Added to cart", "")
  jest.advanceTimersByTime(100)
  expect(read()).toEqual([false, false])
  page("Added to cart", "<span>1</span>")
  jest.advanceTimersByTime(100)
  expect(read()).toEqual([true, false])
  // biome-ignore lint/suspicious/noDocumentCookie: the older interface is the one the shop reads
  document.cookie = "cart-count=1"
  jest.advanceTimersByTime(100)
  expect(read()).toEqual([true, true])
})
