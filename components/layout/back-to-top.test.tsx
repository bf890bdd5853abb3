/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react"
import { BackToTop } from "./back-to-top.tsx"

/** Calls the ResizeObserver, as for a change of the page's height. */
let resize: () => void = () => {}

class SizeWatch {
  constructor(callback: () => void) {
    resize = callback
  }
  observe() {}
  disconnect() {}
}

const button = () => screen.queryByRole("button", { name: "Back to top", hidden: true })

/** Boxes of the elements by id or class, in a window of 360 × 640. */
const boxes = new Map<string, DOMRect>()
const buildBox = (left: number, top: number, width: number, height: number) =>
  ({ left, top, right: left + width, bottom: top + height }) as DOMRect

function scrollTo(y: number) {
  Object.assign(window, { scrollY: y })
  act(() => void fireEvent.scroll(window))
}

beforeEach(() => {
  Object.assign(globalThis, { ResizeObserver: SizeWatch })
  HTMLElement.prototype.getBoundingClientRect = function box() {
    return boxes.get(this.id || this.className.split(" ")[0] || "") ?? buildBox(0, 0, 0, 0)
  }
  boxes.set("back-to-top", buildBox(300, 580, 44, 44))
  scrollTo(0)
})
afterEach(() => Reflect.deleteProperty(HTMLElement.prototype, "getBoundingClientRect"))

const page = (
  <>
    <div id="buy" data-no-overlap>
      Add to cart
    </div>
    <BackToTop label="Back to top" />
  </>
)

describe("BackToTop", () => {
  it("shows the button once more than 100 px are scrolled", () => {
    render(page)
    scrollTo(100)
    expect(button()).toBeNull()
    scrollTo(101)
    expect(button()).not.toHaveClass("invisible")
    scrollTo(0)
    expect(button()).toBeNull()
  })

  it("hides while it overlaps the buy button, and shows again afterwards", () => {
    render(page)
    boxes.set("buy", buildBox(16, 560, 328, 52))
    scrollTo(200)
    expect(button()).toHaveClass("invisible")
    boxes.set("buy", buildBox(16, 500, 328, 52))
    scrollTo(260)
    expect(button()).not.toHaveClass("invisible")
  })

  it("hides when an element moves below it without scrolling", () => {
    boxes.set("buy", buildBox(16, 500, 328, 52))
    render(page)
    scrollTo(200)
    boxes.set("buy", buildBox(16, 500, 328, 116))
    act(() => resize())
    expect(button()).toHaveClass("invisible")
  })

  it("stays visible beside the buy button", () => {
    boxes.set("buy", buildBox(16, 560, 200, 52))
    render(page)
    scrollTo(200)
    expect(button()).not.toHaveClass("invisible")
  })
})
