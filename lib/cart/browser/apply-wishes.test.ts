import { parseCents } from "#lib/money.ts"
import { buildCart, buildCartItem } from "#tests/support/shown-cart.ts"
import type { Cart, CartChoices, ShippingQuote } from "../cart.ts"
import { applyWishes } from "./apply-wishes.ts"

function buildQuote(id: number, cents: number, freeOverCents: number | null): ShippingQuote {
  return {
    ...{ id, name: `Way ${id}`, description: "", isPickUp: false, promise: "" },
    ...{ amount: parseCents(cents), fullAmount: parseCents(cents) },
    freeOver: freeOverCents === null ? null : parseCents(freeOverCents),
  }
}

const post = buildQuote(1, 1060, 20_000)
const express = buildQuote(2, 1410, null)

/** Two lines at $50.00 and $20.00, posted for $10.60, with a tenth off the first. */
function buildPosted(part: Partial<Cart> = {}): Cart {
  const items = [
    buildCartItem({ id: 1, price: parseCents(5000) }),
    buildCartItem({ id: 2, price: parseCents(2000) }),
  ]
  return buildCart(items, {
    ...{ promotion: { discount: { kind: "percent", basisPoints: 1000 }, itemIds: [1] } },
    ...{ discount: parseCents(500), quotes: [post, express], shippingType: 1 },
    ...{ shipping: parseCents(1060), total: parseCents(7560), tax: parseCents(687) },
    ...part,
  })
}

function apply(cart: Cart, quantities: [number, number][], choices: CartChoices = {}): Cart {
  return applyWishes(cart, { quantities: new Map(quantities), choices })
}

describe("a cart that is priced ahead", () => {
  it("is the shop's own while nothing is wished", () => {
    const cart = buildPosted()
    expect(apply(cart, [])).toBe(cart)
  })

  it("counts a new quantity into everything that follows from it", () => {
    expect(apply(buildPosted(), [[1, 3]])).toMatchObject({
      ...{ itemCount: 4, subtotal: 17_000, discount: 1500, shipping: 1060 },
      ...{ total: 16_560, tax: 1505 },
      items: [{ qty: 3, subtotal: 15_000 }, { qty: 1 }],
    })
  })

  it("has free delivery above its limit, also where it is offered", () => {
    const cart = apply(buildPosted(), [[1, 5]])
    expect(cart).toMatchObject({ shipping: 0, total: 24_500 })
    expect(cart.quotes.map(({ amount }) => amount)).toEqual([0, 1410])
  })

  it("loses a line that is removed, and with the last one its delivery", () => {
    expect(apply(buildPosted(), [[1, 0]])).toMatchObject({
      ...{ itemCount: 1, subtotal: 2000, discount: 0, total: 3060 },
      items: [{ id: 2 }],
    })
    const empty = apply(buildPosted(), [
      [1, 0],
      [2, 0],
    ])
    expect(empty).toMatchObject({ itemCount: 0, items: [], shipping: null, total: 0, tax: 0 })
  })

  it("is delivered in the way that was chosen", () => {
    expect(apply(buildPosted(), [], { shippingType: 2 })).toMatchObject({
      ...{ shippingType: 2, shipping: 1410, total: 7910 },
    })
  })

  it("counts no delivery that the shop does not know", () => {
    const unknown = buildPosted({ quotes: [], shipping: null, total: parseCents(6500) })
    expect(apply(unknown, [[2, 2]])).toMatchObject({ shipping: null, total: 8500 })
    expect(apply(unknown, [], { shippingType: 9 })).toMatchObject({ shipping: null, total: 6500 })
  })

  it("takes no notice of a line that is gone", () => {
    expect(apply(buildPosted(), [[77, 3]])).toMatchObject({ itemCount: 2, total: 7560 })
  })
})
