/** @jest-environment jsdom */
import { jest } from "@jest/globals"
import { act, fireEvent, screen } from "@testing-library/react"
import { getShownCount } from "#lib/cart/browser/shown-count.ts"
import { FakeCartApi, setCountCookie } from "#tests/support/fake-cart-api.ts"
import { FakeChannel } from "#tests/support/fake-channel.ts"
import { showBuyPanel, single } from "#tests/support/show-buy-panel.tsx"
import { buildCart, buildCartItem } from "#tests/support/shown-cart.ts"

Object.assign(globalThis, { BroadcastChannel: FakeChannel })

let api: FakeCartApi
let startMs = Date.parse("2026-11-03T00:00:00.000Z")

/** The shop takes what it is sent, and says so in the cookie as well. */
function takeAll(_call: string, body: unknown): unknown {
  const qty = Number(Object(body).qty ?? 0)
  setCountCookie(getCookieCount() + qty)
  return { ok: true, cart: buildCart([buildCartItem({ id: 1, qty })]) }
}

const getCookieCount = () => Number(/cart-count=(\d+)/.exec(document.cookie)?.[1] ?? 0)

beforeEach(() => {
  startMs += 3_600_000
  jest.useFakeTimers({ now: startMs })
  history.replaceState(null, "", "/product/resin")
  setCountCookie(0)
  api = new FakeCartApi()
  api.answer = takeAll
})
afterEach(() => {
  jest.useRealTimers()
})

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const tap = (name: string) => fireEvent.click(screen.getByRole("button", { name }))
const choose = (name: RegExp | string) => fireEvent.click(screen.getByRole("radio", { name }))

describe("the button", () => {
  it("says Select options and leads to the first option that is missing, in words", () => {
    showBuyPanel()
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

  it("says Out of stock and cannot be pressed", () => {
    showBuyPanel()
    choose("Amber")
    choose(/500 mL/)
    expect(screen.getByRole("button", { name: "Out of stock" })).toBeDisabled()
  })

  it("says Out of stock of a product without any SKU", () => {
    showBuyPanel({ variations: [], variants: [] })
    expect(screen.getByRole("button", { name: "Out of stock" })).toBeDisabled()
  })

  it("adds what is chosen, and says so for three seconds", async () => {
    showBuyPanel()
    choose("Amber")
    choose("1 L")
    fireEvent.change(screen.getByRole("spinbutton"), { target: { value: "3" } })
    tap("Add to cart")
    expect(screen.getByRole("button", { name: "Added to cart" })).toBeEnabled()
    await pass(2_999)
    expect(api.asked).toContainEqual({ call: "add", body: { sku: 2, qty: 3, addons: [] } })
    expect(screen.getByRole("button", { name: "Added to cart" })).toBeEnabled()
    await pass(1)
    expect(screen.getByRole("button", { name: "Add to cart" })).toBeEnabled()
    expect(screen.getByRole("link", { name: "Checkout now" })).toHaveAttribute("href", "/checkout")
  })

  it("leads to the cart once something was added, in words of their own, for as long as it takes", async () => {
    const { container } = showBuyPanel(single)
    const note = container.querySelector("[aria-live=polite]")
    expect(note).toBeEmptyDOMElement()
    tap("Add to cart")
    expect(note).toHaveTextContent("Added. View cart")
    await pass(60_000)
    expect(screen.getByRole("link", { name: "View cart" })).toHaveAttribute("href", "/cart")
    const first = note?.firstChild
    tap("Add to cart")
    expect(note).toHaveTextContent("Added. View cart")
    expect(note?.firstChild).not.toBe(first)
    await pass(4_000)
  })

  it("says Added to cart of nothing else than what was added", async () => {
    showBuyPanel()
    choose("Amber")
    choose("1 L")
    tap("Add to cart")
    choose(/Clear/)
    choose(/500 mL/)
    expect(screen.getByRole("button", { name: "Add to cart" })).toBeEnabled()
    await pass(4_000)
  })
})

describe("a tap", () => {
  it("shows at once, before the shop has answered", async () => {
    api.hold()
    showBuyPanel(single)
    tap("Add to cart")
    expect(screen.getByRole("button", { name: "Added to cart" })).toBeEnabled()
    expect(getShownCount()).toBe(1)
    api.letGo()
    await pass(4_000)
    expect([getShownCount(), getCookieCount()]).toEqual([1, 1])
  })

  it("adds nothing while the button says that it was added, and more once it does not", async () => {
    showBuyPanel(single)
    tap("Add to cart")
    tap("Added to cart")
    await pass(500)
    tap("Added to cart")
    await pass(4_000)
    expect([api.calls, getShownCount()]).toEqual([["add"], 1])
    tap("Add to cart")
    await pass(4_000)
    expect([api.calls, getShownCount()]).toEqual([["add", "add"], 2])
  })

  it("for another quantity counts at once, and is sent after the one before", async () => {
    api.hold()
    showBuyPanel(single)
    fireEvent.change(screen.getByRole("spinbutton"), { target: { value: "1" } })
    tap("Add to cart")
    fireEvent.change(screen.getByRole("spinbutton"), { target: { value: "2" } })
    fireEvent.submit(screen.getByRole("spinbutton"))
    await pass(1_000)
    expect([api.calls, getShownCount()]).toEqual([["add"], 3])
    api.letGo()
    await pass(4_000)
    expect([api.calls, getShownCount()]).toEqual([["add", "add"], 3])
  })

  it("never counts twice between the shop's cookie and its answer", async () => {
    const counts: number[] = []
    api.answer = (call, body) => {
      const answer = takeAll(call, body)
      counts.push(getShownCount())
      return answer
    }
    showBuyPanel(single)
    tap("Add to cart")
    await pass(4_000)
    expect(counts).toEqual([1])
  })

  it("is taken back with the shop's own sentence where it is refused", async () => {
    const message = "Only 2 of these are left."
    api.answer = () => ({ ok: false, code: "out_of_stock", message, cart: null })
    showBuyPanel(single)
    tap("Add to cart")
    expect(screen.getByRole("link", { name: "Checkout now" })).toBeInTheDocument()
    await pass(100)
    expect(screen.getByRole("alert")).toHaveTextContent(message)
    expect(screen.getByRole("button", { name: "Add to cart" })).toBeEnabled()
    expect(screen.queryByRole("link", { name: /^(?:Checkout now|View cart)$/ })).toBeNull()
    expect(getShownCount()).toBe(0)
  })

  it("leaves its refusal behind with the SKU that was refused", async () => {
    api.answer = () => ({ ok: false, code: "out_of_stock", message: "None are left.", cart: null })
    showBuyPanel()
    choose("Amber")
    choose("1 L")
    tap("Add to cart")
    await pass(100)
    expect(screen.getByRole("alert")).toHaveTextContent("None are left.")
    choose(/Clear/)
    choose(/500 mL/)
    expect(screen.getByRole("alert")).toBeEmptyDOMElement()
    await pass(1_000)
  })

  it("buys the quantity that it puts right", async () => {
    showBuyPanel(single)
    fireEvent.change(screen.getByRole("spinbutton"), { target: { value: "-3" } })
    fireEvent.submit(screen.getByRole("spinbutton"))
    expect(screen.getByRole("spinbutton")).toHaveValue(1)
    await pass(4_000)
    expect(api.asked).toEqual([{ call: "add", body: { sku: 1, qty: 1, addons: [] } }])
  })

  it.each([
    ["the shop cannot be reached", true, "The shop didn’t respond.", ["add", "read"]],
    ["the browser is offline", false, "You seem to be offline.", ["add"]],
  ])("loses nothing while %s", async (_case, onLine, sentence, calls) => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(onLine)
    api.isAway = true
    showBuyPanel(single)
    fireEvent.change(screen.getByRole("spinbutton"), { target: { value: "5" } })
    tap("Add to cart")
    await pass(100)
    expect(screen.getByRole("alert")).toHaveTextContent(sentence)
    expect(screen.getByRole("spinbutton")).toHaveValue(5)
    expect([api.calls, getShownCount()]).toEqual([calls, 0])
    api.isAway = false
    tap("Add to cart")
    await pass(100)
    expect(screen.getByRole("alert")).toBeEmptyDOMElement()
    expect(getShownCount()).toBe(5)
    jest.restoreAllMocks()
  })

  it.each([503, { ok: true }, { ok: false }, null, []])(
    "is taken back where the shop answers %j",
    async (answer) => {
      api.answer = () => answer
      showBuyPanel(single)
      tap("Add to cart")
      await pass(100)
      expect(screen.getByRole("alert")).toHaveTextContent("Not added.")
      expect(getShownCount()).toBe(0)
    },
  )
})
