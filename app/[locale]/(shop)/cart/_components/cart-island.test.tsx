/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from "@jest/globals"
import { render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { SWRConfig } from "swr"
import type { Cart } from "#lib/cart/cart.ts"
import { parseCents } from "#lib/money.ts"
import { FakeCartApi, setCountCookie } from "#tests/support/fake-cart-api.ts"
import { FakeChannel } from "#tests/support/fake-channel.ts"
import { buildCart, buildCartItem, buildQuote } from "#tests/support/shown-cart.ts"
import { buildCartLabels } from "./build-cart-labels.ts"
import { buildQuoteTexts } from "./build-quote-texts.ts"
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
 * The page with this cart, which the shop has as well; in a browser that can run its scripts. SWR's
 * cache begins empty.
 */
function show(cart: Cart) {
  api.answer = (call) => (call === "read" ? { cart } : { ok: true, cart })
  setCountCookie(cart.itemCount)
  const actions = { change: async () => null, askForQuote: async () => Promise.reject(new Error()) }
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
const sent = (call: string) => api.asked.filter((asked) => asked.call === call)
/** Choices that were sent; without any the cart is only looked at. */
const chosen = () =>
  sent("read").flatMap(({ body }) => (Object.keys(body ?? {}).length > 0 ? [body] : []))
/** Everything that was wished has been answered. */
const settle = () => waitFor(() => expect(screen.queryByText(labels.busy)).toBeNull())

describe("the cart page", () => {
  it("says of each line what it is and what it costs, and what all of it comes to", () => {
    const special = buildCartItem({
      ...{ id: 3, productName: "Lamp", price: parseCents(40_00), fullPrice: parseCents(50_00) },
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

  it("has the total and the way on at the foot of a small screen as well", () => {
    show(buildCart([bottle], { shipping: post.amount, shippingType: 1, quotes: [post] }))
    const bar = within(document.querySelector<HTMLElement>(".cart-bar") ?? document.body)
    expect(bar.getByText("Total")).toBeInTheDocument()
    expect(bar.getByText("$50.00")).toBeInTheDocument()
    expect(bar.getByRole("link", { name: "Checkout" })).toHaveAttribute("href", "/checkout")
  })

  it("says what is missing for free delivery before it knows where to", () => {
    show(buildCart([bottle]))
    expect(summary().getByText("Spend $150.01 more for free delivery.")).toBeInTheDocument()
  })

  it("says when it leaves and arrives, and beside that what a line has to say of its own", () => {
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

  it("leads into the shop where nothing is in it", () => {
    show(buildCart([]))
    expect(screen.getByText("Nothing in it")).toBeInTheDocument()
    expect(screen.queryByRole("link", { name: "Checkout" })).toBeNull()
  })

  it("says what cannot be bought as it is, and then leads to no checkout", () => {
    const warning = "Only 3 are left. Please choose fewer."
    show(buildCart([buildCartItem({ qty: 5, warning })], { isAllInStock: false }))
    expect(screen.getByText(warning)).toBeInTheDocument()
    expect(screen.queryByRole("link", { name: "Checkout" })).toBeNull()
    expect(summary().getByText(labels.summary.blocked)).toBeInTheDocument()
  })
})

describe("a quantity", () => {
  it("that is stepped is sent and priced at once", async () => {
    const user = show(buildCart([bottle, beaker]))
    api.hold()
    await user.click(screen.getByRole("button", { name: "Quantity of Clear resin: One more" }))
    expect(quantity("Clear resin")).toHaveValue("3")
    expect(summary().getAllByText("$100.00").length).toBeGreaterThan(0)
    await waitFor(() => expect(sent("update")).toMatchObject([{ body: { id: 1, qty: 3 } }]))
    api.letGo()
    await settle()
  })

  it("is with the shop before the checkout opens", async () => {
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
    "of “%s” stays in its field with a sentence, and nothing is sent",
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

  it("that is typed is sent when it is confirmed", async () => {
    const user = show(buildCart([bottle]))
    await user.clear(quantity("Clear resin"))
    await user.type(quantity("Clear resin"), "12{Enter}")
    await waitFor(() => expect(sent("update")).toMatchObject([{ body: { id: 1, qty: 12 } }]))
    await settle()
  })

  it("that is refused goes back, and the shop's sentence stands at its line", async () => {
    const cart = buildCart([bottle, beaker])
    const user = show(cart)
    const refusal = { ok: false, code: "out_of_stock", message: "Only 2 are left.", cart }
    api.answer = (call) => (call === "read" ? { cart } : refusal)
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

it("a line that is removed is gone at once and said to be, and the focus stays in the cart", async () => {
  let cart = buildCart([bottle, beaker])
  const user = show(cart)
  api.answer = (call) => {
    if (call === "remove") cart = buildCart([bottle])
    return { ok: true, cart }
  }
  await user.click(screen.getByRole("button", { name: "Remove Beaker" }))
  expect(screen.queryByRole("heading", { name: "Beaker" })).toBeNull()
  expect(screen.getByRole("region", { name: labels.items })).toHaveFocus()
  await waitFor(() => expect(sent("remove")).toMatchObject([{ body: { id: 2 } }]))
  expect(await screen.findByText("Beaker was removed from your cart.")).toBeInTheDocument()
})

describe("a promotion code", () => {
  it("is sent as it was typed, and why it takes nothing off stands at its field", async () => {
    const user = show(buildCart([bottle]))
    const message = "This code is not known."
    api.answer = (_call, body) => {
      const isSent = Object.keys(body ?? {}).length > 0
      return { cart: buildCart([bottle], isSent ? { promotionMessage: message } : {}) }
    }
    await user.type(summary().getByLabelText("Promotion code"), " save10 {Enter}")
    expect(await summary().findByText(message)).toBeInTheDocument()
    expect(chosen()).toEqual([{ promotionCode: "save10" }])
    expect(summary().getByLabelText("Promotion code")).toHaveValue(" save10 ")
  })

  it("that counts says what it takes off, and can be taken back", async () => {
    const promotion = { discount: { kind: "fixed", cents: 500 }, itemIds: [1] } as const
    const parts = { promotionCode: "SAVE5", promotion, discount: parseCents(5_00) }
    const user = show(buildCart([bottle], parts))
    expect(summary().getByText("SAVE5 takes $5.00 off.")).toBeInTheDocument()
    expect(summary().getByText("−$5.00")).toBeInTheDocument()
    await user.click(summary().getByRole("button", { name: "Remove the code" }))
    await waitFor(() => expect(chosen()).toEqual([{ promotionCode: null }]))
    await settle()
  })
})

describe("delivery", () => {
  it("is estimated by suburb and postcode", async () => {
    const user = show(buildCart([bottle]))
    await user.type(summary().getByLabelText("Suburb or town"), "Gladstone")
    await user.type(summary().getByLabelText("Postcode"), "4680{Enter}")
    const place = { suburb: "Gladstone", postcode: "4680" }
    await waitFor(() => expect(chosen()).toEqual([{ place }]))
    await settle()
  })

  it("is not estimated for a postcode that is none, and says so at its field", async () => {
    const user = show(buildCart([bottle]))
    await user.type(summary().getByLabelText("Postcode"), "46{Enter}")
    expect(summary().getByLabelText("Postcode")).toHaveAccessibleDescription(
      labels.delivery.postcodeFault,
    )
    expect(summary().getByLabelText("Postcode")).toHaveValue("46")
    expect(chosen()).toEqual([])
  })

  it("is offered by name and amount with two decimals, and chosen by a tap", async () => {
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

  it("that cannot be priced is asked for by mail, and leads to no checkout before", async () => {
    const place = { addressId: null, suburb: "Norfolk Island", postcode: "2899" }
    show(buildCart([bottle], { needsQuote: true, place, shippingMessage: "We do not post there." }))
    expect(summary().getByText("We do not post there.")).toBeInTheDocument()
    expect(summary().getByText("Quote needed")).toBeInTheDocument()
    expect(screen.queryByRole("link", { name: "Checkout" })).toBeNull()
    const form = within(await screen.findByRole("form", { name: "Ask us for a delivery price" }))
    expect(form.getByLabelText("Postcode")).toHaveValue("2899")
  })
})

describe("a line that was removed", () => {
  const wrapped = buildCartItem({
    ...{ id: 5, productName: "Lamp", skuId: 50, qty: 2 },
    addons: [{ id: 1, name: "Gift wrap", value: "1", label: "Yes", price: parseCents(3_00) }],
  })
  const removed = () => screen.queryByText("Lamp was removed from your cart.")

  async function showRemoved() {
    const user = show(buildCart([bottle, wrapped]))
    const rest = buildCart([bottle])
    api.answer = (call) => {
      if (call === "add") return { ok: true, cart: buildCart([bottle, { ...wrapped, id: 6 }]) }
      return call === "read" ? { cart: rest } : { ok: true, cart: rest }
    }
    await user.click(screen.getByRole("button", { name: "Remove Lamp" }))
    return user
  }

  it("is put back as it was, once its removal has arrived", async () => {
    api.hold()
    const user = await showRemoved()
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(removed()).toBeNull()
    // Longer than requests are apart.
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(sent("add")).toEqual([])
    api.letGo()
    expect(await screen.findByRole("heading", { name: "Lamp" })).toBeInTheDocument()
    expect(sent("add")).toMatchObject([
      { body: { sku: 50, qty: 2, addons: [{ id: 1, value: "1" }] } },
    ])
    expect(screen.getByRole("region", { name: labels.items })).toHaveFocus()
  })

  it("says why it cannot be put back", async () => {
    const user = await showRemoved()
    await waitFor(() => expect(removed()).not.toBeNull())
    await settle()
    const cart = buildCart([bottle])
    api.answer = () => ({ ok: false, code: "out_of_stock", message: "Sold out just now.", cart })
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(await screen.findByText("Sold out just now.")).toBeInTheDocument()
  })

  it("is not said to be gone where its removal was refused", async () => {
    const cart = buildCart([bottle, wrapped])
    const user = show(cart)
    api.answer = () => ({ ok: false, code: "unavailable", message: "Not just now.", cart })
    await user.click(screen.getByRole("button", { name: "Remove Lamp" }))
    expect(await screen.findByText("Not just now.")).toBeInTheDocument()
    expect(screen.getByRole("heading", { name: "Lamp" })).toBeInTheDocument()
    expect(removed()).toBeNull()
  })

  it("that was the last one can be put back as well", async () => {
    const user = show(buildCart([wrapped]))
    api.answer = (call) =>
      call === "read" ? { cart: buildCart([]) } : { ok: true, cart: buildCart([]) }
    await user.click(screen.getByRole("button", { name: "Remove Lamp" }))
    expect(await screen.findByText("Nothing in it")).toBeInTheDocument()
    expect(screen.getByRole("button", { name: "Undo" })).toBeInTheDocument()
  })
})

describe("while the shop is away", () => {
  it("the cart stays as it was and says so", async () => {
    const user = show(buildCart([bottle]))
    api.answer = () => 503
    await user.click(screen.getByRole("button", { name: "Quantity of Clear resin: One more" }))
    expect(await screen.findByText(labels.faults.unavailable)).toBeInTheDocument()
    expect(quantity("Clear resin")).toHaveValue("2")
  })

  it("what was typed for an estimate stays typed", async () => {
    const user = show(buildCart([bottle]))
    api.isAway = true
    await user.type(summary().getByLabelText("Postcode"), "4680{Enter}")
    expect(await summary().findByText(labels.faults.no_answer)).toBeInTheDocument()
    expect(summary().getByLabelText("Postcode")).toHaveValue("4680")
  })
})
