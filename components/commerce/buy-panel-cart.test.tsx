/** @jest-environment jsdom */
import { jest } from "@jest/globals"
import { act, fireEvent, screen } from "@testing-library/react"
import { getShownCount } from "#lib/cart/browser/cart-count-store.ts"
import { buildCart, buildCartItem } from "#tests/assertions/shown-cart.ts"
import { FakeCartApi, saveCartCountCookie } from "#tests/fakes/fake-cart-api.ts"
import { FakeChannel } from "#tests/fakes/fake-channel.ts"
import { renderBuyPanel, single } from "#tests/support/render-buy-panel.tsx"

Object.assign(globalThis, { BroadcastChannel: FakeChannel })

let api: FakeCartApi
let startMs = Date.parse("2026-11-03T00:00:00.000Z")

/** Responds as a server that accepts every addition, and updates the count cookie. */
function takeAll(_call: string, body: unknown): unknown {
  const qty = Number(Object(body).qty ?? 0)
  saveCartCountCookie(getCookieCount() + qty)
  return { ok: true, cart: buildCart([buildCartItem({ id: 1, qty })]) }
}

const getCookieCount = () => Number(/cart-count=(\d+)/.exec(document.cookie)?.[1] ?? 0)

beforeEach(() => {
  startMs += 3_600_000
  jest.useFakeTimers({ now: startMs })
  history.replaceState(null, "", "/product/resin")
  saveCartCountCookie(0)
  api = new FakeCartApi()
  api.respond = takeAll
})
afterEach(() => {
  jest.useRealTimers()
})

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const tap = (name: string) => fireEvent.click(screen.getByRole("button", { name }))
const choose = (name: RegExp | string) => fireEvent.click(screen.getByRole("radio", { name }))

describe("the buy button", () => {
  it("shows Select options, and focuses the first missing option with an error", () => {
    renderBuyPanel()
    tap("Select options")
    expect(screen.getByText("Choose an option for Colour.")).toBeInTheDocument()
    expect(screen.getByRole("radio", { name: "Amber" })).toHaveFocus()
    choose("Amber")
    expect(screen.queryByText(/Choose an option/)).toBeNull()
    tap("Select options")
    expect(screen.getByRole("group", { name: "Volume" })).toHaveAccessibleDescription(
      "Choose an option for Volume.",
    )
    expect(api.calls).toEqual([])
  })

  it("shows Out of stock and is disabled", () => {
    renderBuyPanel()
    choose("Amber")
    choose(/500 mL/)
    expect(screen.getByRole("button", { name: "Out of stock" })).toBeDisabled()
  })

  it("shows Out of stock for a product without SKUs", () => {
    renderBuyPanel({ variations: [], variants: [] })
    expect(screen.getByRole("button", { name: "Out of stock" })).toBeDisabled()
  })

  it("adds the chosen SKU and shows Added to cart for three seconds", async () => {
    renderBuyPanel()
    choose("Amber")
    choose("1 L")
    fireEvent.change(screen.getByRole("spinbutton"), { target: { value: "3" } })
    tap("Add to cart")
    expect(screen.getByRole("button", { name: "Added to cart" })).toBeEnabled()
    await advance(2_999)
    expect(api.requests).toContainEqual({ call: "add", body: { sku: 2, qty: 3, addons: [] } })
    expect(screen.getByRole("button", { name: "Added to cart" })).toBeEnabled()
    await advance(1)
    expect(screen.getByRole("button", { name: "Add to cart" })).toBeEnabled()
    expect(screen.getByRole("link", { name: "Checkout now" })).toHaveAttribute("href", "/checkout")
  })

  it("shows a link to the cart after an addition, and updates the live region each time", async () => {
    const { container } = renderBuyPanel(single)
    const note = container.querySelector("[aria-live=polite]")
    expect(note).toBeEmptyDOMElement()
    tap("Add to cart")
    expect(note).toHaveTextContent("Added. View cart")
    await advance(60_000)
    expect(screen.getByRole("link", { name: "View cart" })).toHaveAttribute("href", "/cart")
    const first = note?.firstChild
    tap("Add to cart")
    expect(note).toHaveTextContent("Added. View cart")
    expect(note?.firstChild).not.toBe(first)
    await advance(4_000)
  })

  it("shows Added to cart only for the SKU that was added", async () => {
    renderBuyPanel()
    choose("Amber")
    choose("1 L")
    tap("Add to cart")
    choose(/Clear/)
    choose(/500 mL/)
    expect(screen.getByRole("button", { name: "Add to cart" })).toBeEnabled()
    await advance(4_000)
  })
})

describe("a press of the buy button", () => {
  it("shows the addition optimistically, before the server responds", async () => {
    api.hold()
    renderBuyPanel(single)
    tap("Add to cart")
    expect(screen.getByRole("button", { name: "Added to cart" })).toBeEnabled()
    expect(getShownCount()).toBe(1)
    api.letGo()
    await advance(4_000)
    expect([getShownCount(), getCookieCount()]).toEqual([1, 1])
  })

  it("adds nothing while Added to cart is shown, and adds again afterwards", async () => {
    renderBuyPanel(single)
    tap("Add to cart")
    tap("Added to cart")
    await advance(500)
    tap("Added to cart")
    await advance(4_000)
    expect([api.calls, getShownCount()]).toEqual([["add"], 1])
    tap("Add to cart")
    await advance(4_000)
    expect([api.calls, getShownCount()]).toEqual([["add", "add"], 2])
  })

  it("counts another quantity at once, and sends it after the previous request", async () => {
    api.hold()
    renderBuyPanel(single)
    fireEvent.change(screen.getByRole("spinbutton"), { target: { value: "1" } })
    tap("Add to cart")
    fireEvent.change(screen.getByRole("spinbutton"), { target: { value: "2" } })
    fireEvent.submit(screen.getByRole("spinbutton"))
    await advance(1_000)
    expect([api.calls, getShownCount()]).toEqual([["add"], 3])
    api.letGo()
    await advance(4_000)
    expect([api.calls, getShownCount()]).toEqual([["add", "add"], 3])
  })

  it("never counts an item twice between the cookie update and the response", async () => {
    const counts: number[] = []
    api.respond = (call, body) => {
      const response = takeAll(call, body)
      counts.push(getShownCount())
      return response
    }
    renderBuyPanel(single)
    tap("Add to cart")
    await advance(4_000)
    expect(counts).toEqual([1])
  })

  it("rolls back a rejected addition and shows the server's message", async () => {
    const message = "Only 2 of these are left."
    api.respond = () => ({ ok: false, code: "out_of_stock", message, cart: null })
    renderBuyPanel(single)
    tap("Add to cart")
    expect(screen.getByRole("link", { name: "Checkout now" })).toBeInTheDocument()
    await advance(100)
    expect(screen.getByRole("alert")).toHaveTextContent(message)
    expect(screen.getByRole("button", { name: "Add to cart" })).toBeEnabled()
    expect(screen.queryByRole("link", { name: /^(?:Checkout now|View cart)$/ })).toBeNull()
    expect(getShownCount()).toBe(0)
  })

  it("leaves the confirmation of a later addition when an earlier one is rejected", async () => {
    api.hold()
    api.respond = (call, body) =>
      Object(body).qty === 1
        ? { ok: false, code: "out_of_stock", message: "None are left.", cart: null }
        : takeAll(call, body)
    renderBuyPanel(single)
    tap("Add to cart")
    fireEvent.change(screen.getByRole("spinbutton"), { target: { value: "2" } })
    fireEvent.submit(screen.getByRole("spinbutton"))
    api.letGo()
    await advance(100)
    expect(screen.getByRole("button", { name: "Added to cart" })).toBeEnabled()
    expect(screen.getByRole("link", { name: "Checkout now" })).toBeInTheDocument()
    expect(screen.getByRole("alert")).toHaveTextContent("None are left.")
    await advance(3_000)
    expect(screen.getByRole("button", { name: "Add to cart" })).toBeEnabled()
    expect(getShownCount()).toBe(2)
  })

  it("hides the error once another SKU is chosen", async () => {
    api.respond = () => ({ ok: false, code: "out_of_stock", message: "None are left.", cart: null })
    renderBuyPanel()
    choose("Amber")
    choose("1 L")
    tap("Add to cart")
    await advance(100)
    expect(screen.getByRole("alert")).toHaveTextContent("None are left.")
    choose(/Clear/)
    choose(/500 mL/)
    expect(screen.getByRole("alert")).toBeEmptyDOMElement()
    await advance(1_000)
  })

  it("adds the corrected quantity", async () => {
    renderBuyPanel(single)
    fireEvent.change(screen.getByRole("spinbutton"), { target: { value: "-3" } })
    fireEvent.submit(screen.getByRole("spinbutton"))
    expect(screen.getByRole("spinbutton")).toHaveValue(1)
    await advance(4_000)
    expect(api.requests).toEqual([{ call: "add", body: { sku: 1, qty: 1, addons: [] } }])
  })

  it.each([
    ["the shop cannot be reached", true, "The shop didn’t respond.", ["add", "read"]],
    ["the browser is offline", false, "You seem to be offline.", ["add"]],
  ])(
    "shows an error and preserves the quantity while %s",
    async (_case, onLine, message, calls) => {
      jest.spyOn(navigator, "onLine", "get").mockReturnValue(onLine)
      api.isAway = true
      renderBuyPanel(single)
      fireEvent.change(screen.getByRole("spinbutton"), { target: { value: "5" } })
      tap("Add to cart")
      await advance(100)
      expect(screen.getByRole("alert")).toHaveTextContent(message)
      expect(screen.getByRole("spinbutton")).toHaveValue(5)
      expect([api.calls, getShownCount()]).toEqual([calls, 0])
      api.isAway = false
      tap("Add to cart")
      await advance(100)
      expect(screen.getByRole("alert")).toBeEmptyDOMElement()
      expect(getShownCount()).toBe(5)
      jest.restoreAllMocks()
    },
  )

  it.each([503, { ok: true }, { ok: false }, null, []])(
    "rolls back the addition if the response is %j",
    async (response) => {
      api.respond = () => response
      renderBuyPanel(single)
      tap("Add to cart")
      await advance(100)
      expect(screen.getByRole("alert")).toHaveTextContent("Not added.")
      expect(getShownCount()).toBe(0)
    },
  )
})
