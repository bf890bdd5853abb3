/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react"
import { BackToTop } from "./back-to-top.tsx"

/** Has the page's content grow or shrink, as browsers notice it. */
let resize: () => void = () => {}

class SizeWatch {
  constructor(callback: () => void) {
    resize = callback
  }
  observe() {}
  disconnect() {}
}

const button = () => screen.queryByRole("button", { name: "Back to top", hidden: true })

/** Where everything of the page is, in a window of 360 × 640. */
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
    <div id="buy" data-keep-clear>
      Add to cart
    </div>
    <BackToTop label="Back to top" />
  </>
)

describe("the button back to the top", () => {
  it("is there once more than 100 px were scrolled", () => {
    render(page)
    scrollTo(100)
    expect(button()).toBeNull()
    scrollTo(101)
    expect(button()).not.toHaveClass("invisible")
    scrollTo(0)
    expect(button()).toBeNull()
  })

  it("gives way to the button that buys, and comes back once that has gone", () => {
    render(page)
    boxes.set("buy", buildBox(16, 560, 328, 52))
    scrollTo(200)
    expect(button()).toHaveClass("invisible")
    boxes.set("buy", buildBox(16, 500, 328, 52))
    scrollTo(260)
    expect(button()).not.toHaveClass("invisible")
  })

  it("gives way as well to what moves below it without scrolling", () => {
    boxes.set("buy", buildBox(16, 500, 328, 52))
    render(page)
    scrollTo(200)
    boxes.set("buy", buildBox(16, 500, 328, 116))
    act(() => resize())
    expect(button()).toHaveClass("invisible")
  })

  it("stays where the button that buys is beside it", () => {
    boxes.set("buy", buildBox(16, 560, 200, 52))
    render(page)
    scrollTo(200)
    expect(button()).not.toHaveClass("invisible")
  })
})
