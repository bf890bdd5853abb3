/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from "@jest/globals"
import { cleanup, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { SWRConfig } from "swr"
import type { Cart } from "#lib/cart/cart.ts"
import { parseCents } from "#lib/contract/money.ts"
import { buildCart, buildCartItem, buildQuote } from "#tests/assertions/shown-cart.ts"
import { FakeCartApi, saveCartCountCookie } from "#tests/fakes/fake-cart-api.ts"
import { FakeChannel } from "#tests/fakes/fake-channel.ts"
import { buildCartLabels, buildQuoteTexts } from "./build-cart-labels.ts"
import { CartIsland } from "./cart-island.tsx"

Object.assign(globalThis, { BroadcastChannel: FakeChannel })
const labels = await buildCartLabels("en")
const quoteTexts = await buildQuoteTexts("en")

const bottle = buildCartItem({ id: 1, productName: "Clear resin", qty: 2 })
const beaker = buildCartItem({ id: 2, productName: "Beaker", name: "" })
const post = buildQuote()
const pickUp = buildQuote({ id: 2, name: "Pick up", amount: parseCents(0), isPickUp: true })

let api: FakeCartApi
beforeEach(() => {
  api = new FakeCartApi()
})

/**
 * Renders the page with this cart, which the API returns too, in a browser with JavaScript. SWR's
 * cache is empty at first.
 */
function show(cart: Cart) {
  api.respond = (call) => (call === "read" ? { cart } : { ok: true, cart })
  saveCartCountCookie(cart.itemCount)
  const actions = {
    change: async () => null,
    requestQuote: async () => Promise.reject(new Error()),
  }
  const empty = <p>Nothing in it</p>
  const given = { labels, quoteTexts, actions, empty, freeOver: parseCents(200_00) }
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <CartIsland initial={cart} locale="en" {...given} />
    </SWRConfig>,
  )
  return userEvent.setup()
}

const line = (name: string) => {
  const found = screen.getByRole("heading", { name }).closest("li")
  if (!found) throw new Error(`${name} stands in no line`)
  return within(found)
}
const quantity = (name: string) => line(name).getByRole("textbox")
const summary = () => within(screen.getByRole("region", { name: "Summary" }))
const sent = (call: string) => api.requests.filter((request) => request.call === call)
/** Choices that were sent; a request without any only reads the cart. */
const chosen = () =>
  sent("read").flatMap(({ body }) => (Object.keys(body ?? {}).length > 0 ? [body] : []))
/** Waits until every change has got its response. */
const settle = () => waitFor(() => expect(screen.queryByText(labels.busy)).toBeNull())

describe("cart page", () => {
  it("shows the name and the price of every line and the total", () => {
    const special = buildCartItem({
      id: 3,
      productName: "Lamp",
      price: parseCents(40_00),
      fullPrice: parseCents(50_00),
      addons: [{ id: 1, name: "Gift wrap", value: "1", label: "Yes", price: parseCents(3_00) }],
    })
    show(buildCart([bottle, special]))
    expect(line("Clear resin").getByText("500 ml")).toBeInTheDocument()
    expect(line("Clear resin").getByText("$50.00")).toBeInTheDocument()
    expect(line("Lamp").getByText("Gift wrap: Yes (+$3.00)")).toBeInTheDocument()
    expect(line("Lamp").getByText("$50.00").closest("s")).not.toBeNull()
    expect(summary().getByText("Includes $8.18 GST")).toBeInTheDocument()
    expect(summary().getByRole("link", { name: "Checkout" })).toHaveAttribute("href", "/checkout")
    expect(summary().getByText("Total without delivery")).toBeInTheDocument()
  })

  it("shows the total and the checkout link in the bar of small screens as well", () => {
    show(buildCart([bottle], { shipping: post.amount, shippingType: 1, quotes: [post] }))
    const bar = within(document.querySelector<HTMLElement>(".cart-bar") ?? document.body)
    expect(bar.getByText("Total")).toBeInTheDocument()
    expect(bar.getByText("$50.00")).toBeInTheDocument()
    expect(bar.getByRole("link", { name: "Checkout" })).toHaveAttribute("href", "/checkout")
  })

  it("shows the amount that is missing for free delivery while the destination is unknown", () => {
    show(buildCart([bottle]))
    expect(summary().getByText("Spend $150.01 more for free delivery.")).toBeInTheDocument()
  })

  it("shows the dispatch and arrival estimates and the shipping note of a line", () => {
    const sign = buildCartItem({ productName: "Door sign", shippingNote: "Cut for you alone." })
    const promises = ["Leaves within 5 to 6 business days"]
    const quotes = [buildQuote({ promise: "Arrives within 8 to 11 business days" })]
    show(buildCart([sign], { promises, quotes }))
    expect(line("Door sign").getByText("Cut for you alone.")).toBeInTheDocument()
    expect(summary().getByText("Leaves within 5 to 6 business days")).toBeInTheDocument()
    const way = summary().getByRole("radio").closest("div")
    expect(way).toHaveTextContent("3 to 5 business days")
    expect(way).toHaveTextContent("Arrives within 8 to 11 business days")
  })

  it("shows the empty state without a checkout link", () => {
    show(buildCart([]))
    expect(screen.getByText("Nothing in it")).toBeInTheDocument()
    expect(screen.queryByRole("link", { name: "Checkout" })).toBeNull()
  })

  it("shows an availability warning and hides the checkout link", () => {
    const warning = "Only 3 are left. Please choose fewer."
    show(buildCart([buildCartItem({ qty: 5, warning })], { isAllInStock: false }))
    expect(screen.getByText(warning)).toBeInTheDocument()
    expect(screen.queryByRole("link", { name: "Checkout" })).toBeNull()
    expect(summary().getByText(labels.summary.blocked)).toBeInTheDocument()
  })
})

describe("cart line quantity", () => {
  it("is sent and priced at once when it is stepped", async () => {
    const user = show(buildCart([bottle, beaker]))
    api.hold()
    await user.click(screen.getByRole("button", { name: "Quantity of Clear resin: One more" }))
    expect(quantity("Clear resin")).toHaveValue("3")
    expect(summary().getAllByText("$100.00").length).toBeGreaterThan(0)
    await waitFor(() => expect(sent("update")).toMatchObject([{ body: { id: 1, qty: 3 } }]))
    api.letGo()
    await settle()
  })

  it("is saved before the checkout link is followed", async () => {
    const user = show(buildCart([bottle, beaker]))
    const link = summary().getByRole("link", { name: "Checkout" })
    const followed: boolean[] = []
    const note = (event: Event) => {
      followed.push(!event.defaultPrevented)
      event.preventDefault()
    }
    addEventListener("click", note)
    api.hold()
    await user.click(screen.getByRole("button", { name: "Quantity of Clear resin: One more" }))
    followed.length = 0
    await user.click(link)
    expect(followed).toEqual([false])
    api.letGo()
    await waitFor(() => expect(followed).toEqual([false, true]))
    removeEventListener("click", note)
  })

  it.each(["", "0", "two", "1.5", "1000"])(
    "rejects “%s” with a message at the field and sends nothing",
    async (typed) => {
      const user = show(buildCart([bottle]))
      await user.clear(quantity("Clear resin"))
      if (typed !== "") await user.type(quantity("Clear resin"), typed)
      await user.tab()
      expect(quantity("Clear resin")).toHaveValue(typed)
      expect(quantity("Clear resin")).toBeInvalid()
      expect(quantity("Clear resin")).toHaveAccessibleDescription(labels.line.wholeNumber)
      expect(sent("update")).toEqual([])
    },
  )

  it("is sent once typing is confirmed", async () => {
    const user = show(buildCart([bottle]))
    await user.clear(quantity("Clear resin"))
    await user.type(quantity("Clear resin"), "12{Enter}")
    await waitFor(() => expect(sent("update")).toMatchObject([{ body: { id: 1, qty: 12 } }]))
    await settle()
  })

  it("is rolled back when the API rejects it, with the message at its line", async () => {
    const cart = buildCart([bottle, beaker])
    const user = show(cart)
    const rejection = { ok: false, code: "out_of_stock", message: "Only 2 are left.", cart }
    api.respond = (call) => (call === "read" ? { cart } : rejection)
    await user.click(screen.getByRole("button", { name: "Quantity of Clear resin: One more" }))
    expect(await line("Clear resin").findByRole("alert")).toHaveTextContent("Only 2 are left.")
    expect(quantity("Clear resin")).toHaveValue("2")
    expect(line("Beaker").queryByRole("alert")).toBeNull()
  })

  it("cannot be stepped below one", () => {
    show(buildCart([beaker]))
    expect(screen.getByRole("button", { name: "Quantity of Beaker: One less" })).toBeDisabled()
  })
})

it("removes a cart line at once, informs screen readers and leaves the focus in the cart", async () => {
  let cart = buildCart([bottle, beaker])
  const user = show(cart)
  api.respond = (call) => {
    if (call === "remove") cart = buildCart([bottle])
    return { ok: true, cart }
  }
  await user.click(screen.getByRole("button", { name: "Remove Beaker" }))
  expect(screen.queryByRole("heading", { name: "Beaker" })).toBeNull()
  expect(screen.getByRole("region", { name: labels.items })).toHaveFocus()
  await waitFor(() => expect(sent("remove")).toMatchObject([{ body: { id: 2 } }]))
  expect(await screen.findByText("Beaker was removed from your cart.")).toBeInTheDocument()
})

describe("promotion code", () => {
  it("is trimmed and sent, and a rejection is shown at its field", async () => {
    const user = show(buildCart([bottle]))
    const message = "This code is not known."
    api.respond = (_call, body) => {
      const isSent = Object.keys(body ?? {}).length > 0
      return { cart: buildCart([bottle], isSent ? { promotionMessage: message } : {}) }
    }
    await user.type(summary().getByLabelText("Promotion code"), " save10 {Enter}")
    expect(await summary().findByText(message)).toBeInTheDocument()
    expect(chosen()).toEqual([{ promotionCode: "save10" }])
    expect(summary().getByLabelText("Promotion code")).toHaveValue(" save10 ")
  })

  it("shows its discount and can be removed", async () => {
    const discount = { kind: "fixed", cents: 500 } as const
    const promotion = { name: "$5.00 off resin", discount, itemIds: [1] }
    const parts = { promotionCode: "SAVE5", promotion, discount: parseCents(5_00) }
    const user = show(buildCart([bottle], parts))
    expect(summary().getByText("SAVE5 takes $5.00 off.")).toBeInTheDocument()
    expect(summary().getByText("$5.00 off resin")).toBeInTheDocument()
    expect(summary().getByText("−$5.00")).toBeInTheDocument()
    await user.click(summary().getByRole("button", { name: "Remove the code" }))
    await waitFor(() => expect(chosen()).toEqual([{ promotionCode: null }]))
    await settle()
  })
})

describe("cart delivery", () => {
  beforeEach(() => localStorage.clear())

  it("asks for the postcode once on this device", async () => {
    const user = show(buildCart([bottle]))
    await user.type(summary().getByLabelText("Postcode"), "4680{Enter}")
    await settle()
    cleanup()
    show(buildCart([bottle]))
    expect(summary().getByLabelText("Postcode")).toHaveValue("4680")
  })

  it("is estimated by suburb and postcode", async () => {
    const user = show(buildCart([bottle]))
    await user.type(summary().getByLabelText("Suburb or town"), "Gladstone")
    await user.type(summary().getByLabelText("Postcode"), "4680{Enter}")
    const place = { suburb: "Gladstone", postcode: "4680" }
    await waitFor(() => expect(chosen()).toEqual([{ place }]))
    await settle()
  })

  it("rejects an invalid postcode with a message at its field", async () => {
    const user = show(buildCart([bottle]))
    await user.type(summary().getByLabelText("Postcode"), "46{Enter}")
    expect(summary().getByLabelText("Postcode")).toHaveAccessibleDescription(
      labels.delivery.postcodeError,
    )
    expect(summary().getByLabelText("Postcode")).toHaveValue("46")
    expect(chosen()).toEqual([])
  })

  it("offers shipping methods with amounts of two decimals and saves the selected one", async () => {
    const parts = { quotes: [post, pickUp], shippingType: 1, shipping: post.amount }
    const user = show(buildCart([bottle], parts))
    expect(summary().getByRole("radio", { name: /^Standard Post \$10\.60/ })).toBeChecked()
    expect(summary().getByText("Spend $150.01 more for free delivery.")).toBeInTheDocument()
    api.hold()
    await user.click(summary().getByRole("radio", { name: /^Pick up \$0\.00/ }))
    expect(summary().getByRole("radio", { name: /^Pick up/ })).toBeChecked()
    await waitFor(() => expect(chosen()).toEqual([{ shippingType: 2 }]))
    api.letGo()
    await settle()
  })

  it("offers a quote form and no checkout link if delivery cannot be priced", async () => {
    const place = { addressId: null, suburb: "Norfolk Island", postcode: "2899" }
    show(buildCart([bottle], { needsQuote: true, place, shippingMessage: "We do not post there." }))
    expect(summary().getByText("We do not post there.")).toBeInTheDocument()
    expect(summary().getByText("Quote needed")).toBeInTheDocument()
    expect(screen.queryByRole("link", { name: "Checkout" })).toBeNull()
    const form = within(await screen.findByRole("form", { name: "Ask us for a delivery price" }))
    expect(form.getByLabelText("Postcode")).toHaveValue("2899")
  })
})

describe("removed cart line", () => {
  const wrapped = buildCartItem({
    id: 5,
    productName: "Lamp",
    skuId: 50,
    qty: 2,
    addons: [{ id: 1, name: "Gift wrap", value: "1", label: "Yes", price: parseCents(3_00) }],
  })
  const removed = () => screen.queryByText("Lamp was removed from your cart.")

  async function showRemoved() {
    const user = show(buildCart([bottle, wrapped]))
    const rest = buildCart([bottle])
    api.respond = (call) => {
      if (call === "add") return { ok: true, cart: buildCart([bottle, { ...wrapped, id: 6 }]) }
      return call === "read" ? { cart: rest } : { ok: true, cart: rest }
    }
    await user.click(screen.getByRole("button", { name: "Remove Lamp" }))
    return user
  }

  it("is restored with its quantity and addons, after its removal has been saved", async () => {
    api.hold()
    const user = await showRemoved()
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(removed()).toBeNull()
    // Longer than the interval between requests.
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(sent("add")).toEqual([])
    api.letGo()
    expect(await screen.findByRole("heading", { name: "Lamp" })).toBeInTheDocument()
    expect(sent("add")).toMatchObject([
      { body: { sku: 50, qty: 2, addons: [{ id: 1, value: "1" }] } },
    ])
    expect(screen.getByRole("region", { name: labels.items })).toHaveFocus()
  })

  it("shows an error if it cannot be restored", async () => {
    const user = await showRemoved()
    await waitFor(() => expect(removed()).not.toBeNull())
    await settle()
    const cart = buildCart([bottle])
    api.respond = () => ({ ok: false, code: "out_of_stock", message: "Sold out just now.", cart })
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(await screen.findByText("Sold out just now.")).toBeInTheDocument()
  })

  it("stays in the cart without a notice if the API rejects its removal", async () => {
    const cart = buildCart([bottle, wrapped])
    const user = show(cart)
    api.respond = () => ({ ok: false, code: "unavailable", message: "Not just now.", cart })
    await user.click(screen.getByRole("button", { name: "Remove Lamp" }))
    expect(await screen.findByText("Not just now.")).toBeInTheDocument()
    expect(screen.getByRole("heading", { name: "Lamp" })).toBeInTheDocument()
    expect(removed()).toBeNull()
  })

  it("can be restored when it was the last one", async () => {
    const user = show(buildCart([wrapped]))
    api.respond = (call) =>
      call === "read" ? { cart: buildCart([]) } : { ok: true, cart: buildCart([]) }
    await user.click(screen.getByRole("button", { name: "Remove Lamp" }))
    expect(await screen.findByText("Nothing in it")).toBeInTheDocument()
    expect(screen.getByRole("button", { name: "Undo" })).toBeInTheDocument()
  })
})

describe("cart page during an API outage", () => {
  it("rolls back the change and shows an error", async () => {
    const user = show(buildCart([bottle]))
    api.respond = () => 503
    await user.click(screen.getByRole("button", { name: "Quantity of Clear resin: One more" }))
    expect(await screen.findByText(labels.errors.unavailable)).toBeInTheDocument()
    expect(quantity("Clear resin")).toHaveValue("2")
  })

  it("retains the values typed for an estimate", async () => {
    const user = show(buildCart([bottle]))
    api.isAway = true
    await user.type(summary().getByLabelText("Postcode"), "4680{Enter}")
    expect(await summary().findByText(labels.errors.no_response)).toBeInTheDocument()
    expect(summary().getByLabelText("Postcode")).toHaveValue("4680")
  })
})
