/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { ReactNode } from "react"
import { SWRConfig } from "swr"
import { cartCountCookie } from "#lib/auth/cart-count.ts"
import type { Cart } from "#lib/cart/cart.ts"
import { buildCheckoutRejection, type CheckoutState } from "#lib/checkout/checkout-state.ts"
import { checkoutControls as names } from "#lib/checkout/field-names.ts"
import { parseCents } from "#lib/contract/money.ts"
import { FakeChannel } from "#tests/fakes/fake-channel.ts"
import { buildCart, buildItem, buildPaymentType, buildQuote } from "#tests/support/checkout-cart.ts"
import { CheckoutForm } from "./checkout-form.tsx"
import { buildCheckoutTexts } from "./checkout-texts.ts"

Object.assign(globalThis, { BroadcastChannel: FakeChannel })
const texts = await buildCheckoutTexts("en")
const realFetch = globalThis.fetch
const blank = {
  displayName: "",
  firstName: "Ann",
  lastName: "Duck",
  company: "",
  streetAddress: "",
  streetAddressMore: "",
  city: "",
  state: "",
  postcode: "",
  phone: "",
  email: "",
}
const save = (id: number, displayName: string) => ({
  ...blank,
  id,
  displayName,
  isEnabled: true,
  streetAddress: `${id} Pier Road`,
  city: "Gladstone",
  postcode: "4680",
  state: "QLD" as const,
})
const express = buildQuote({ id: 2, name: "Express Post", fullAmount: parseCents(1_410) })
const bank = buildPaymentType()
const card = buildPaymentType({ code: "card", name: "Card", surchargeBasisPoints: 100 })
const cart = buildCart({
  items: [buildItem({ price: parseCents(4_180) })],
  quotes: [buildQuote(), express],
  shippingType: 1,
  shipping: parseCents(1_060),
  paymentTypes: [bank, card],
  place: { addressId: 1, suburb: "Gladstone", postcode: "4680" },
})

let shopCart: Cart
/** The cart that the server returns after a change. */
let chosenCart: Cart | null
let requests: object[]

beforeEach(() => {
  requests = []
  shopCart = cart
  chosenCart = null
  globalThis.fetch = async (_path, init) => {
    const body: object = JSON.parse(String(init?.body))
    requests.push(body)
    if (chosenCart !== null && Object.keys(body).length > 0) shopCart = chosenCart
    const text = async () => JSON.stringify({ cart: shopCart })
    return { status: 200, ok: true, headers: new Headers(), text } as Response
  }
})
afterEach(() => {
  globalThis.fetch = realFetch
})

/** Builds the checkout of this cart. Each submission gets the next result; an Error is thrown. */
function show(initialCart: Cart, ...results: (CheckoutState | Error)[]) {
  // A copy, because each page is rendered from a cart object of its own.
  const shown = { ...initialCart }
  shopCart = shown
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads the cart count of the header
  document.cookie = `${cartCountCookie}=${initialCart.itemCount}`
  const sent: Record<string, unknown>[] = []
  const send = async (_before: CheckoutState | null, data: FormData) => {
    sent.push(Object.fromEntries(data))
    const result = results.shift()
    if (!result || result instanceof Error)
      throw result ?? new Error("No result left for this submission.")
    return result
  }
  const key = "b5a1f7f2-6a51-4a6e-9d4a-2b6c5a0e1d11"
  const props = { newAddress: blank, orderKey: key, texts, locale: "en", send }
  const page = (
    <CheckoutForm
      cart={shown}
      addresses={[save(1, "Home"), save(2, "Work")]}
      addressId={1}
      {...props}
    />
  )
  return { sent, page, user: userEvent.setup() }
}
const open = (...parts: Parameters<typeof show>) => {
  const shown = show(...parts)
  render(shown.page, { wrapper: EmptyCache })
  return shown
}

/** Provides an empty SWR cache, without the carts of earlier tests. */
function EmptyCache({ children }: { children: ReactNode }) {
  return <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
}

const buildRejection = (...parts: Parameters<typeof buildCheckoutRejection>) => ({
  ...buildCheckoutRejection(...parts),
  typed: {},
})
const payButtonName = /^(Pay|Place order|Working)/
const payButton = () => screen.getByRole("button", { name: payButtonName })
/** Waits until the server has priced a choice: the button has another name until then. */
const pricedPayButton = () => screen.findByRole("button", { name: payButtonName })

describe("checkout form", () => {
  it("shows the dispatch and arrival estimates and the shipping note of an item", () => {
    open({
      ...cart,
      items: [buildItem({ shippingNote: "Cut for you alone." })],
      promises: ["Leaves within 5 to 6 business days"],
      quotes: [buildQuote({ promise: "Arrives within 8 to 11 business days" }), express],
    })
    expect(screen.getByText("Cut for you alone.")).toBeInTheDocument()
    expect(screen.getByText("Leaves within 5 to 6 business days")).toBeInTheDocument()
    const way = screen.getByLabelText(/^Standard Post/).closest("label")
    expect(way).toHaveTextContent("3 to 5 business daysArrives within 8 to 11 business days")
  })

  it("shows the chosen address, the shipping method and the total", () => {
    open(cart)
    expect(screen.getByLabelText(/^Home/)).toBeChecked()
    expect(screen.getByLabelText(/^Standard Post \$10\.60/)).toBeChecked()
    const summary = within(screen.getByRole("region", { name: "Summary" }))
    expect(summary.getByText("$52.40")).toBeInTheDocument()
    expect(summary.getByText("Includes $4.76 GST")).toBeInTheDocument()
    expect(payButton()).toHaveTextContent(/^Pay \$52\.40 securely$/)
  })

  it("says in words what happens after the button", () => {
    open(cart)
    const next = within(screen.getByRole("region", { name: "What happens next" }))
    expect(next.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^You pay on the payment provider’s secure page/),
      expect.stringMatching(/^We email your receipt/),
      expect.stringMatching(/^If something arrives damaged/),
    ])
    expect(next.getByRole("link", { name: "Shipping and returns" })).toHaveAttribute(
      "target",
      "_blank",
    )
  })

  it("announces the wallets of the payment page only where it has some and something is paid", async () => {
    const wallets = ["Apple Pay", "Google Pay", "Link"]
    const { user } = open({ ...cart, wallets, credit: parseCents(10_000) })
    const walletNote = /Apple Pay, Google Pay or Link, if your device has it/
    expect(screen.getByText(walletNote)).toBeInTheDocument()
    await user.click(screen.getByLabelText(/^Use your store credit/))
    expect(screen.queryByText(walletNote)).toBeNull()
    expect(screen.queryByText(/secure page/)).toBeNull()
  })

  it("announces no wallets where the payment page has none", () => {
    open(cart)
    expect(screen.queryByText(/if your device has it/)).toBeNull()
  })

  it("offers the newsletter with its exact wording and an unchecked box", () => {
    open(cart)
    const box = screen.getByRole("checkbox", {
      name: "Please keep me up to date with new products and offers (information is not shared with third parties)",
    })
    expect(box).not.toBeChecked()
  })

  it("contains the choices and the total as form controls, for a submission without JavaScript", () => {
    open(cart)
    const data = new FormData(screen.getByRole<HTMLFormElement>("form"))
    expect(data.get(names.expectedTotal)).toBe("52.40")
    expect(data.get(names.expectedPayable)).toBe("52.40")
    expect([data.get(names.address), data.get(names.delivery)]).toEqual(["1", "1"])
    expect(data.get(names.payment)).toBe("bank")
  })

  it("shows an empty state without a pay button if the cart is empty", () => {
    open(buildCart({ items: [] }))
    expect(screen.getByText("Your cart is empty.")).toBeInTheDocument()
    expect(screen.queryByRole("button", { name: /Pay/ })).toBeNull()
  })

  it("links to the cart instead of a pay button if an item is out of stock", () => {
    const warning = "Only 1 left."
    open({ ...cart, isAllInStock: false, items: [buildItem({ qty: 3, warning })] })
    expect(screen.getByText(warning)).toBeInTheDocument()
    expect(screen.getByRole("link", { name: "Change it in your cart" })).toHaveAttribute(
      "href",
      "/cart",
    )
    expect(screen.queryByRole("button", { name: /^Pay/ })).toBeNull()
  })

  it("restores the typed values if an emptied cart gets items again", async () => {
    const { user } = open(cart)
    await user.type(screen.getByLabelText("Note to us"), "Behind the shed")
    shopCart = buildCart({ items: [] })
    await act(
      async () => void dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })),
    )
    expect(await screen.findByText("Your cart is empty.")).toBeInTheDocument()
    expect(screen.queryByRole("button", { name: /^Pay/ })).toBeNull()
    shopCart = { ...cart }
    await act(
      async () => void dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })),
    )
    await waitFor(() => expect(payButton()).toBeInTheDocument())
    expect(screen.getByLabelText("Note to us")).toHaveValue("Behind the shed")
  })

  it("shows no payable amount while the delivery cost is unknown", () => {
    open({ ...cart, quotes: [], shippingType: null, shipping: null, place: null })
    const summary = within(screen.getByRole("region", { name: "Summary" }))
    expect(summary.getByText("Total without delivery")).toBeInTheDocument()
    expect(payButton()).toHaveTextContent(/^Place order$/)
  })

  it("offers picking up first, before the address as well", async () => {
    const pickUp = buildQuote({ id: 9, name: "Pick up", isPickUp: true })
    const { user } = open({ ...cart, quotes: [...cart.quotes, pickUp] })
    const methods = within(screen.getByRole("region", { name: "Delivery" }))
    expect(methods.getAllByRole("radio")[0]).toHaveAttribute("value", "9")
    const link = screen.getByRole("link", { name: "Pick up your order instead: no address needed" })
    expect(link).toHaveAttribute("href", "#checkout-delivery-9")
    await user.click(link)
    expect(methods.getByLabelText(/^Pick up/)).toBeChecked()
    expect(methods.getByLabelText(/^Pick up/)).toHaveFocus()
    expect(screen.getByText(/so we don’t need an address/)).toBeInTheDocument()
    await waitFor(() => expect(requests).toContainEqual({ shippingType: 9 }))
  })

  it("hides the addresses while the order is picked up, and submits no unfinished one", async () => {
    const pickUp = buildQuote({ id: 9, name: "Pick up", isPickUp: true })
    const { user, sent } = open(
      { ...cart, quotes: [...cart.quotes, pickUp] },
      buildRejection("unavailable"),
    )
    const addresses = screen.getByRole("radio", { name: /^Home/ }).closest(".group")
    expect(addresses).not.toHaveClass("hidden")
    await user.click(screen.getByLabelText("A new address"))
    await user.type(screen.getByLabelText("Street and number"), "5 Pier Road")
    await user.click(screen.getByRole("link", { name: /^Pick up your order instead/ }))
    expect(addresses).toHaveClass("hidden")
    await user.click(await pricedPayButton())
    expect(sent[0]).not.toHaveProperty("streetAddress")
  })

  it("delivers by the cheapest method after all, with the address as it was typed", async () => {
    const pickUp = buildQuote({ id: 9, name: "Pick up", isPickUp: true })
    const quotes = [express, pickUp, buildQuote()]
    const { user } = open({ ...cart, quotes, shippingType: 9, shipping: parseCents(0) })
    await user.click(screen.getByLabelText("A new address"))
    await user.type(screen.getByLabelText("Street and number"), "5 Pier Road")
    const link = screen.getByRole("link", { name: "Deliver instead" })
    expect(link).toHaveAttribute("href", "#checkout-delivery-1")
    await user.click(link)
    expect(screen.getByLabelText(/^Standard Post/)).toBeChecked()
    expect(screen.getByLabelText(/^Standard Post/)).toHaveFocus()
    expect(screen.getByLabelText("Street and number")).toHaveValue("5 Pier Road")
    expect(screen.queryByText(/so we don’t need an address/)).not.toBeInTheDocument()
    expect(screen.getByRole("link", { name: /^Pick up your order instead/ })).toBeVisible()
    await waitFor(() => expect(requests).toContainEqual({ shippingType: 1 }))
  })

  it("asks for the address of a delivery that it cannot price yet", async () => {
    const pickUp = buildQuote({ id: 9, name: "Pick up", isPickUp: true })
    const waiting = { ...cart, quotes: [pickUp], shippingType: 9, place: null }
    chosenCart = { ...waiting, shippingType: null, shipping: null }
    const { user } = open(waiting)
    await user.click(screen.getByLabelText("A new address"))
    await user.click(screen.getByRole("link", { name: "Deliver instead" }))
    expect(screen.getByLabelText("Street and number")).toHaveFocus()
    expect(screen.getByLabelText(/^Pick up/)).not.toBeChecked()
    await waitFor(() => expect(requests).toContainEqual({ shippingType: null }))
  })

  it("fills in the postcode that was entered on this device, and stores one that is typed", async () => {
    localStorage.setItem("curlew.postcode", "4670")
    const { user } = open({ ...cart, place: null })
    await user.click(screen.getByLabelText("A new address"))
    const postcode = screen.getByLabelText("Postcode")
    expect(postcode).toHaveValue("4670")
    expect(screen.getByLabelText("State or territory")).toHaveValue("QLD")
    await user.clear(postcode)
    await user.type(postcode, "2000")
    await user.tab()
    expect(localStorage.getItem("curlew.postcode")).toBe("2000")
    localStorage.clear()
  })

  it("renders no delivery address for a cart without shipping", () => {
    open({ ...cart, needsShipping: false, quotes: [], shippingType: null })
    expect(screen.queryByRole("group", { name: "Delivery address" })).toBeNull()
    expect(screen.getByText(/email your tickets/)).toBeInTheDocument()
  })
})

describe("checkout total", () => {
  it("updates at once for another shipping method and sends the choice to the server", async () => {
    const { user } = open(cart)
    chosenCart = { ...cart, shippingType: 2, shipping: parseCents(1_410) }
    await user.click(screen.getByLabelText(/^Express Post \$14\.10/))
    await waitFor(() => expect(payButton()).toHaveTextContent("Pay $55.90"))
    await waitFor(() => expect(requests).toContainEqual({ shippingType: 2 }))
  })

  it("adds the surcharge of the chosen payment method", async () => {
    const { user } = open(cart)
    expect(screen.getByText("Adds $0.52")).toBeInTheDocument()
    await user.click(screen.getByLabelText(/^Card/))
    expect(payButton()).toHaveTextContent("Pay $52.92")
    expect(screen.getByText("Payment surcharge")).toBeInTheDocument()
  })

  it("subtracts part of the total that store credit covers", async () => {
    const { user } = open({ ...cart, credit: parseCents(2_000) })
    await user.click(screen.getByLabelText(/^Use your store credit of \$20\.00/))
    expect(payButton()).toHaveTextContent("Pay $32.40")
    expect(
      screen.getByText("It covers $20.00 of this order, and $0.00 is left."),
    ).toBeInTheDocument()
  })

  it("retains the store credit needed for the minimum payment", async () => {
    const least = parseCents(50)
    const { user } = open({ ...cart, credit: parseCents(5_220), leastPayment: least })
    await user.click(screen.getByLabelText(/^Use your store credit/))
    expect(payButton()).toHaveTextContent("Pay $0.50")
    expect(
      screen.getByText("It covers $51.90 of this order, and $0.30 is left."),
    ).toBeInTheDocument()
    expect(screen.getByText(/^Payments are \$0\.50 or more/)).toBeInTheDocument()
  })

  it("shows no payment methods if store credit covers the whole total", async () => {
    const { user } = open({ ...cart, credit: parseCents(10_000) })
    await user.click(screen.getByLabelText(/^Use your store credit/))
    expect(payButton()).toHaveTextContent("Place order")
    expect(screen.queryByRole("radio", { name: /^Card/ })).toBeNull()
  })

  it("updates for another address once the server returns its shipping quotes", async () => {
    const { user } = open(cart)
    const local = buildQuote({ id: 3, name: "Local delivery", fullAmount: parseCents(0) })
    const place = { addressId: 2, suburb: "Calliope", postcode: "4680" }
    chosenCart = { ...cart, place, quotes: [local], shippingType: 3, shipping: parseCents(0) }
    await user.click(screen.getByLabelText(/^Work/))
    await waitFor(() => expect(payButton()).toHaveTextContent("Pay $41.80"))
    expect(requests).toContainEqual({ place: 2 })
    expect(screen.getByLabelText(/^Local delivery \$0\.00/)).toBeChecked()
  })

  it("requests shipping quotes for a typed address once its suburb and postcode are complete", async () => {
    const { user } = open(cart)
    await user.click(screen.getByLabelText("A new address"))
    await user.type(screen.getByLabelText("Suburb or town"), "Perth")
    await user.type(screen.getByLabelText("Postcode"), "6000")
    const place = { suburb: "Perth", postcode: "6000" }
    await waitFor(() => expect(requests).toContainEqual({ place }), { timeout: 2_000 })
  })

  it("applies a promotion code on Enter without submitting the order", async () => {
    const { user, sent } = open(cart)
    const message = "This code is not known."
    await user.type(screen.getByLabelText("Code"), "SPRING")
    chosenCart = { ...cart, promotionCode: "SPRING", promotionMessage: message }
    await user.keyboard("{Enter}")
    expect(await screen.findByText(message)).toBeInTheDocument()
    const code = expect.objectContaining({ promotionCode: "SPRING" })
    await waitFor(() => expect(requests).toContainEqual(code))
    expect(sent).toEqual([])
  })
})

describe("checkout submission", () => {
  it("sends the shown total and all values of the form", async () => {
    const { user, sent } = open(cart, buildRejection("changed", { message: "It has changed." }))
    await user.type(screen.getByLabelText("Note to us"), "Behind the shed")
    await user.click(payButton())
    expect(sent).toEqual([
      expect.objectContaining({
        [names.expectedTotal]: "52.40",
        [names.intent]: "pay",
        note: "Behind the shed",
        [names.address]: "1",
        [names.delivery]: "1",
        [names.payment]: "bank",
        [names.key]: "b5a1f7f2-6a51-4a6e-9d4a-2b6c5a0e1d11",
      }),
    ])
    expect(sent[0]).not.toHaveProperty(names.marketing)
  })

  it("shows the reason of a rejection and the new total, and retains the typed values", async () => {
    const message = "The total has changed to $62.40. Please check your order again."
    const { user, sent } = open(
      cart,
      buildRejection("changed", { message }),
      buildRejection("changed", { message }),
    )
    await user.type(screen.getByLabelText("Note to us"), "Behind the shed")
    shopCart = { ...cart, items: [buildItem({ price: parseCents(5_180) })] }
    await user.click(payButton())
    expect(screen.getByRole("alert")).toHaveTextContent(message)
    expect(screen.getByRole("alert")).toHaveFocus()
    await waitFor(() => expect(payButton()).toHaveTextContent("Pay $62.40"))
    expect(screen.getByLabelText("Note to us")).toHaveValue("Behind the shed")
    await user.click(payButton())
    expect(sent[1]).toMatchObject({ [names.expectedTotal]: "62.40" })
    expect(sent[1]?.[names.key]).not.toBe(sent[0]?.[names.key])
  })

  it("recalculates the total for a promotion code that was typed or removed without being applied", async () => {
    const message = "The total has changed. Please check your order again."
    const changed = () => buildRejection("changed", { message })
    const { user, sent } = open(cart, changed(), changed(), changed())
    const off = { kind: "percent", basisPoints: 1_000 } as const
    const itemIds = cart.items.map(({ id }) => id)
    const promotion = { name: "Spring sale", discount: off, itemIds }
    await user.type(screen.getByLabelText("Code"), "SPRING")
    chosenCart = { ...cart, promotionCode: "SPRING", promotion }
    await user.click(payButton())
    await waitFor(() => expect(payButton()).toHaveTextContent("Pay $48.22"))
    expect(screen.getByText("Spring sale")).toBeInTheDocument()
    chosenCart = cart
    await user.clear(screen.getByLabelText("Code"))
    await user.click(payButton())
    await waitFor(() => expect(payButton()).toHaveTextContent("Pay $52.40"))
    expect(requests).toContainEqual(expect.objectContaining({ promotionCode: null }))
    await user.click(payButton())
    expect(sent.map((each) => each[names.expectedTotal])).toEqual(["52.40", "48.22", "52.40"])
    await waitFor(() => expect(payButton()).toHaveTextContent("Pay $52.40"))
  })

  it("shows an invalid promotion code once and submits the order without it", async () => {
    const message = "We do not know this code."
    const rejection = { ...buildRejection("promotion", { fieldErrors: { [names.code]: message } }) }
    const { user, sent } = open(cart, { ...rejection, typed: { [names.code]: "WRONG" } }, rejection)
    await user.type(screen.getByLabelText("Code"), "WRONG")
    shopCart = { ...cart, promotionCode: "WRONG", promotionMessage: message }
    await user.click(payButton())
    // In the error summary and at the field.
    expect(await screen.findAllByText(message)).toHaveLength(2)
    expect(screen.getByText("You can still place your order without it.")).toBeVisible()
    await user.click(payButton())
    expect(sent.map((each) => [each[names.code], each[names.rejectedCode]])).toEqual([
      ["WRONG", ""],
      ["WRONG", "WRONG"],
    ])
    await user.type(screen.getByLabelText("Code"), "2")
    await user.click(payButton())
    expect(sent[2]).toMatchObject({ [names.code]: "WRONG2" })
    expect(sent[2]?.[names.rejectedCode]).not.toBe("WRONG2")
  })

  it("links to where a gift voucher is redeemed if its code was typed as a promotion code", async () => {
    const message = "We do not know this code."
    const openWith = (promotionCode: string) =>
      open({ ...cart, promotionCode, promotionMessage: message })
    openWith("4k7q-9mzt-xw2c-hbd5")
    const link = screen.getByRole("link", { name: "Redeem a gift voucher" })
    expect(link).toHaveAttribute("href", "/gift-vouchers")
    expect(screen.getByText(/^Is this the code of a gift voucher\?/)).toBeVisible()
    cleanup()
    openWith("SPRING")
    expect(screen.queryByRole("link", { name: "Redeem a gift voucher" })).toBeNull()
  })

  it("shows an error after a failed request and reuses the idempotency key on the next attempt", async () => {
    const { user, sent } = open(cart, new TypeError("Failed to fetch"), new TypeError("again"))
    await user.click(payButton())
    expect(screen.getByRole("alert")).toHaveTextContent("something went wrong")
    await user.click(payButton())
    expect(sent).toHaveLength(2)
    expect(sent[1]?.[names.key]).toBe(sent[0]?.[names.key])
  })

  it("accepts the order again, with another idempotency key, after Back from the payment", async () => {
    // A fragment of this page is the only address that jsdom can navigate to.
    const placed = { kind: "placed", address: "#payment", typed: {} } as const
    const { user, sent } = open(cart, placed, placed)
    await user.type(screen.getByLabelText("Note to us"), "Behind the shed")
    await user.click(payButton())
    await waitFor(() => expect(location.hash).toBe("#payment"))
    await user.click(screen.getByRole("button", { name: "Sending your order…" }))
    expect(sent).toHaveLength(1)
    await act(
      async () => void dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })),
    )
    await user.click(payButton())
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent.map((each) => each[names.note])).toEqual(["Behind the shed", "Behind the shed"])
    expect(sent[1]?.[names.key]).not.toBe(sent[0]?.[names.key])
  })

  it("submits once if the button is clicked twice", async () => {
    let finish: (state: CheckoutState) => void = () => {}
    const waiting = new Promise<CheckoutState>((resolve) => {
      finish = resolve
    })
    const shown = show(cart)
    let submissionCount = 0
    const send = () => {
      submissionCount += 1
      return waiting
    }
    render({ ...shown.page, props: { ...shown.page.props, send } }, { wrapper: EmptyCache })
    await shown.user.dblClick(payButton())
    await shown.user.click(screen.getByRole("button", { name: "Sending your order…" }))
    expect(submissionCount).toBe(1)
    await act(async () => finish(buildRejection("unavailable")))
    expect(payButton()).toHaveTextContent("Pay $52.40")
  })

  it("shows an address error at its field and clears it on input", async () => {
    const fieldErrors = { postcode: "This postcode isn’t in the state you chose." }
    const { user } = open({ ...cart, place: null }, buildRejection("address", { fieldErrors }))
    await user.click(screen.getByLabelText("A new address"))
    await user.click(await pricedPayButton())
    const postcode = screen.getByLabelText("Postcode")
    expect(postcode).toHaveAccessibleDescription(fieldErrors.postcode)
    expect(postcode).toHaveFocus()
    await user.type(postcode, "4")
    expect(postcode).not.toBeInvalid()
  })

  it("clears a postcode that does not fit once the state is changed", async () => {
    const fieldErrors = { postcode: "This postcode isn’t in the state you chose." }
    const { user } = open({ ...cart, place: null }, buildRejection("address", { fieldErrors }))
    await user.click(screen.getByLabelText("A new address"))
    await user.type(screen.getByLabelText("Postcode"), "4680")
    await user.selectOptions(screen.getByLabelText("State or territory"), "NSW")
    await user.click(await pricedPayButton())
    expect(screen.getByLabelText("Postcode")).toBeInvalid()
    await user.selectOptions(screen.getByLabelText("State or territory"), "QLD")
    expect(screen.getByLabelText("Postcode")).not.toBeInvalid()
    expect(screen.queryByRole("alert")).toBeNull()
  })

  it("clears the request for an address once it is typed", async () => {
    const message = "Tell us where to send your order."
    const fieldErrors = { streetAddress: "Enter the street and number." }
    const { user } = open(
      { ...cart, place: null },
      buildRejection("address", { message }),
      buildRejection("address", { message, fieldErrors }),
    )
    await user.click(screen.getByLabelText("A new address"))
    await user.click(await pricedPayButton())
    expect(screen.getByRole("alert")).toHaveTextContent(message)
    await user.type(screen.getByLabelText("Street and number"), "5")
    expect(screen.queryByRole("alert")).toBeNull()
    await user.click(await pricedPayButton())
    expect(screen.getByRole("alert")).toHaveTextContent(message)
    await user.type(screen.getByLabelText("Street and number"), " Pier Road")
    expect(screen.queryByRole("alert")).toBeNull()
  })

  it("shows a changed total as a notice, not as an error", async () => {
    const { user } = open(cart, buildRejection("changed", { message: "The total has changed." }))
    await user.click(payButton())
    expect(screen.getByText("The total has changed.")).not.toHaveClass("text-danger")
  })

  it("clears an address error once another address is chosen", async () => {
    const fieldErrors = { streetAddress: "Enter the street and number." }
    const { user } = open(
      cart,
      buildRejection("address", { message: "Tell us where it goes.", fieldErrors }),
    )
    await user.click(screen.getByLabelText("A new address"))
    await user.click(await pricedPayButton())
    expect(screen.getByRole("alert")).toHaveTextContent(fieldErrors.streetAddress)
    await user.click(screen.getByLabelText(/^Home/))
    expect(screen.queryByRole("alert")).toBeNull()
  })

  it("links to the login in another tab if the session has ended", async () => {
    const { user } = open(cart, buildRejection("signedOut"))
    await user.type(screen.getByLabelText("Note to us"), "Behind the shed")
    await user.click(payButton())
    const link = await screen.findByRole("link", { name: "Log in in another tab" })
    expect(link).toHaveAttribute("target", "_blank")
    // The response for a signed-out user is an empty cart.
    shopCart = buildCart({ items: [] })
    const reads = requests.length
    await act(
      async () => void dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })),
    )
    await waitFor(() => expect(requests.length).toBeGreaterThan(reads))
    expect(screen.queryByText("Your cart is empty.")).toBeNull()
    expect(screen.getByLabelText("Note to us")).toHaveValue("Behind the shed")
  })

  it("requests a shipping quote without a payment if no price is known", async () => {
    const quoteRequested = {
      kind: "quoteRequested",
      message: "We write to you soon.",
      typed: {},
    } as const
    const { user, sent } = open(
      { ...cart, needsQuote: true, quotes: [], shippingType: null },
      quoteRequested,
    )
    await user.click(screen.getByRole("button", { name: "Ask for a delivery price" }))
    expect(sent[0]).toMatchObject({ [names.intent]: "quote" })
    expect(await screen.findByText("We write to you soon.")).toBeInTheDocument()
  })
})
