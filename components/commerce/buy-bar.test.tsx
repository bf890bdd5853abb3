/** @jest-environment jsdom */
import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { buildCart } from "#tests/assertions/shown-cart.ts"
import { FakeCartApi } from "#tests/fakes/fake-cart-api.ts"
import { FakeChannel } from "#tests/fakes/fake-channel.ts"
import { buildPanel, renderBuyPanel, resin, single } from "#tests/support/render-buy-panel.tsx"

/** Calls the IntersectionObserver with the position of the form's own button. */
let reportPosition: (place: "below" | "seen" | "above") => void = () => {}

class ScreenWatch {
  constructor(callback: IntersectionObserverCallback, { rootMargin = "" } = {}) {
    const reachesBelow = /^0px 0px \d{5,}px 0px$/.test(rootMargin)
    reportPosition = (place) => {
      const isIntersecting = place === "seen" || (place === "below" && reachesBelow)
      act(() => callback([{ isIntersecting } as IntersectionObserverEntry], this as never))
    }
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  Object.assign(window, { IntersectionObserver: ScreenWatch })
  history.replaceState(null, "", "/product/resin")
})
afterEach(() => Reflect.deleteProperty(window, "IntersectionObserver"))

const bar = () => document.querySelector<HTMLElement>(".buy-bar")
const inBar = () => within(bar() ?? document.createElement("p"))
const choose = (name: string) => userEvent.click(screen.getByRole("radio", { name }))

describe("BuyBar", () => {
  it("renders only after the form's own button was scrolled past", () => {
    renderBuyPanel()
    expect(bar()).toBeNull()
    reportPosition("below")
    expect(bar()).toBeNull()
    reportPosition("above")
    expect(bar()).not.toBeNull()
    reportPosition("seen")
    expect(bar()).toBeNull()
  })

  it("shows the opening price until all options are chosen, then the choice and its price", async () => {
    renderBuyPanel()
    reportPosition("above")
    expect(bar()).toHaveTextContent("From $24.95")
    await choose("Amber")
    await choose("1 L")
    expect(bar()).toHaveTextContent("$39.95Amber, 1 L")
  })

  it("shows the missing option instead of submitting", async () => {
    renderBuyPanel()
    reportPosition("above")
    await userEvent.click(inBar().getByRole("button", { name: "Select options" }))
    expect(screen.getByText("Choose an option for Colour.")).toBeInTheDocument()
  })

  it("submits the form it belongs to", async () => {
    const { container } = render(buildPanel(resin))
    reportPosition("above")
    await choose("Clear")
    await choose("500 mL")
    const button = inBar().getByRole("button", { name: "Add to cart" })
    expect(button).toHaveAttribute("type", "submit")
    expect(button).toHaveAttribute("form", container.querySelector("form")?.id)
  })

  it("links to the cart once an item was added", async () => {
    Object.assign(globalThis, { BroadcastChannel: FakeChannel })
    const api = new FakeCartApi()
    api.respond = () => ({ ok: true, cart: buildCart([]) })
    renderBuyPanel(single)
    reportPosition("above")
    expect(inBar().queryByRole("link")).toBeNull()
    await userEvent.click(inBar().getByRole("button", { name: "Add to cart" }))
    expect(inBar().getByRole("link", { name: "View cart" })).toHaveAttribute("href", "/cart")
  })

  it("disables the button for a SKU that is out of stock", async () => {
    renderBuyPanel()
    reportPosition("above")
    await choose("Amber")
    await userEvent.click(screen.getByRole("radio", { name: /^500 mL/ }))
    expect(inBar().getByRole("button", { name: "Out of stock" })).toBeDisabled()
  })
})
