/** @jest-environment jsdom */
import { jest } from "@jest/globals"
import { act, fireEvent, screen } from "@testing-library/react"
import { getShownCount } from "#lib/cart/browser/cart-count-store.ts"
import type { AddonChoice } from "#lib/variants/addon-values.ts"
import { buildCart } from "#tests/assertions/shown-cart.ts"
import { FakeCartApi, saveCartCountCookie } from "#tests/fakes/fake-cart-api.ts"
import { FakeChannel } from "#tests/fakes/fake-channel.ts"
import { buildPanel, renderBuyPanel, resin, single } from "#tests/support/render-buy-panel.tsx"

Object.assign(globalThis, { BroadcastChannel: FakeChannel })

let api: FakeCartApi
let startMs = Date.parse("2026-11-03T00:00:00.000Z")

beforeEach(() => {
  startMs += 3_600_000
  jest.useFakeTimers({ now: startMs })
  history.replaceState(null, "", "/product/resin")
  saveCartCountCookie(0)
  api = new FakeCartApi()
  api.respond = () => ({ ok: true, cart: buildCart([]) })
})
afterEach(() => {
  jest.useRealTimers()
})

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const tap = (name: string) => fireEvent.click(screen.getByRole("button", { name }))
const choose = (name: RegExp | string) => fireEvent.click(screen.getByRole("radio", { name }))

describe("required add-ons", () => {
  const limits = { maxLength: null, pattern: null }
  const rest = { isRequired: true, minQty: 0, maxQty: 1, price: 0, options: [], ...limits }
  const addons: AddonChoice[] = [
    { ...rest, id: 2, name: "Engraving", type: "Text" },
    {
      ...rest,
      id: 4,
      name: "Chain",
      type: "Dropdown",
      options: [{ id: 9, name: "60 cm", price: 350 }],
    },
    { ...rest, id: 5, name: "Spares", type: "Qty", minQty: 2, maxQty: 4 },
    { ...rest, id: 6, name: "I have read the note", type: "Checkbox" },
    { ...rest, id: 7, name: "Gift wrap", type: "Checkbox", isRequired: false },
  ]

  it("shows an error at each missing add-on, and sends nothing", async () => {
    renderBuyPanel(single, addons)
    tap("Add to cart")
    const engraving = screen.getByRole("textbox", { name: /Engraving/ })
    expect(engraving).toHaveFocus()
    expect(engraving).toHaveAccessibleDescription("Please fill in “Engraving”.")
    expect(screen.getByRole("combobox")).toHaveAccessibleDescription("Please choose “Chain”.")
    await advance(1_000)
    expect([api.calls, getShownCount()]).toEqual([[], 0])
    fireEvent.change(engraving, { target: { value: "   " } })
    expect(engraving).toBeInvalid()
    fireEvent.change(engraving, { target: { value: "Nan" } })
    expect(engraving).toBeValid()
  })

  it("sends the entered add-ons and omits the others", async () => {
    renderBuyPanel(single, addons)
    fireEvent.change(screen.getByRole("textbox", { name: /Engraving/ }), {
      target: { value: " For Nan " },
    })
    fireEvent.change(screen.getByRole("combobox"), { target: { value: "9" } })
    fireEvent.click(screen.getByRole("checkbox", { name: /note/ }))
    tap("Add to cart")
    await advance(100)
    const sentAddons = [
      { id: 2, value: "For Nan" },
      { id: 4, value: 9 },
      { id: 5, value: 2 },
      { id: 6, value: "1" },
    ]
    expect(api.requests).toEqual([{ call: "add", body: { sku: 1, qty: 1, addons: sentAddons } }])
    await advance(4_000)
  })
})

describe("a text add-on with limits", () => {
  const limits = {
    2: { hint: "Up to 12 letters", tooLong: "12 at most.", unfit: "Letters only." },
  }
  const name: AddonChoice = {
    id: 2,
    name: "Name to add",
    type: "Text",
    isRequired: true,
    minQty: 0,
    maxQty: 1,
    price: 0,
    options: [],
    maxLength: 12,
    pattern: "letters",
  }
  const type = (value: string) => {
    const field = screen.getByRole("textbox", { name: /Name to add/ })
    fireEvent.change(field, { target: { value } })
    return field
  }

  it("shows the limit and the used length beside the field", () => {
    renderBuyPanel(single, [name], limits)
    expect(type("")).toHaveAccessibleDescription("Up to 12 letters 0/12")
    expect(type(" Zoe\u0308 ")).toHaveAccessibleDescription("Up to 12 letters 3/12")
    expect(type("Bartholomew")).toBeValid()
  })

  it.each([
    ["Bartholomew the Magnificent of Gladstone", "12 at most."],
    ["R2D2", "Letters only."],
  ])("shows an error for %p before it is added", async (text, error) => {
    renderBuyPanel(single, [name], limits)
    const field = type(text)
    expect(field).toHaveValue(text)
    expect(field).toHaveAccessibleDescription(expect.stringContaining(error))
    tap("Add to cart")
    expect(field).toHaveFocus()
    await advance(1_000)
    expect(api.calls).not.toContain("add")
    expect(getShownCount()).toBe(0)
    await advance(4_000)
  })
})

describe("useSkuSearch", () => {
  const match = {
    sku: { id: 2 },
    price: 4100,
    fullPrice: 4995,
    isOnSpecial: true,
    isInStock: true,
    addonErrors: {},
  }

  it("sends no request before the user interacts", async () => {
    renderBuyPanel(single)
    await advance(10_000)
    expect(api.calls).toEqual([])
  })

  it("requests the SKU once the choice is debounced, and updates the page", async () => {
    api.respond = () => match
    renderBuyPanel()
    choose("Amber")
    await advance(100)
    choose("1 L")
    expect(screen.getByText("$39.95")).toBeInTheDocument()
    await advance(1_000)
    const variations = [
      { name: "Colour", value: "Amber" },
      { name: "Volume", value: "1 L" },
    ]
    const body = { product: 7, variations, addons: [] }
    expect(api.requests).toEqual([{ call: "search-sku", body }])
    expect(screen.getByText("$41.00")).toBeInTheDocument()
  })

  it("discards the result for newer page data, and requests it again", async () => {
    api.respond = () => match
    const { rerender } = renderBuyPanel()
    choose("Amber")
    choose("1 L")
    await advance(1_000)
    api.respond = () => 503
    const variants = resin.variants.map((variant) => ({ ...variant, isInStock: false }))
    rerender(buildPanel({ ...resin, variants }))
    expect(screen.getByRole("button", { name: "Out of stock" })).toBeDisabled()
    await advance(1_000)
    expect(api.calls).toEqual(["search-sku", "search-sku"])
  })

  it("shows the result of the latest choice only", async () => {
    api.respond = (_call, body) => {
      const isAmber = JSON.stringify(body).includes("Amber")
      return { ...match, sku: { id: isAmber ? 2 : 3, photoId: null }, isInStock: isAmber }
    }
    renderBuyPanel()
    choose("Amber")
    choose("1 L")
    api.hold()
    await advance(300)
    choose(/Clear/)
    choose(/500 mL/)
    await advance(300)
    api.letGo()
    await advance(300)
    expect(api.calls).toEqual(["search-sku", "search-sku"])
    expect(screen.getByRole("button", { name: "Out of stock" })).toBeDisabled()
  })

  it("offers no SKU that no longer exists", async () => {
    api.respond = () => ({ ...match, sku: null, price: null, fullPrice: null, isInStock: false })
    renderBuyPanel()
    choose("Amber")
    choose("1 L")
    await advance(1_000)
    expect(screen.getByRole("button", { name: "Select options" })).toBeEnabled()
    expect(screen.getByRole("status")).toHaveTextContent("That combination is not made.")
  })

  it("shows the server's error at an add-on, and does not add the item", async () => {
    const text: AddonChoice = {
      id: 2,
      name: "Engraving",
      type: "Text",
      isRequired: false,
      minQty: 0,
      maxQty: 1,
      price: 0,
      options: [],
      maxLength: null,
      pattern: null,
    }
    api.respond = () => ({
      ...match,
      sku: { id: 1, photoId: null },
      addonErrors: { 2: "Leave out emoji." },
    })
    renderBuyPanel(single, [text])
    const field = screen.getByRole("textbox")
    fireEvent.change(field, { target: { value: "🙂" } })
    await advance(1_000)
    expect(field).toHaveAccessibleDescription("Leave out emoji.")
    tap("Add to cart")
    await advance(1_000)
    expect(api.calls).toEqual(["search-sku"])
  })

  it.each([503, {}, null])("changes nothing if the response is %j", async (response) => {
    api.respond = () => response
    renderBuyPanel()
    choose("Amber")
    choose("1 L")
    await advance(1_000)
    expect(screen.getByText("$39.95")).toBeInTheDocument()
    expect(screen.getByRole("button", { name: "Add to cart" })).toBeEnabled()
  })
})
