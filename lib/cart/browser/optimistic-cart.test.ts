import { parseCents } from "#lib/contract/money.ts"
import { buildCart, buildCartItem } from "#tests/assertions/shown-cart.ts"
import type { Cart, CartChoices, ShippingQuote } from "../cart.ts"
import { buildOptimisticCart } from "./optimistic-cart.ts"

function buildQuote(id: number, cents: number, freeOverCents: number | null): ShippingQuote {
  return {
    id,
    name: `Way ${id}`,
    description: "",
    isPickUp: false,
    promise: "",
    amount: parseCents(cents),
    fullAmount: parseCents(cents),
    freeOver: freeOverCents === null ? null : parseCents(freeOverCents),
  }
}

const post = buildQuote(1, 1060, 20_000)
const express = buildQuote(2, 1410, null)

/** Two lines at $50.00 and $20.00, shipped for $10.60, with 10% off the first. */
function buildPosted(part: Partial<Cart> = {}): Cart {
  const items = [
    buildCartItem({ id: 1, price: parseCents(5000) }),
    buildCartItem({ id: 2, price: parseCents(2000) }),
  ]
  return buildCart(items, {
    promotion: { name: "", discount: { kind: "percent", basisPoints: 1000 }, itemIds: [1] },
    discount: parseCents(500),
    quotes: [post, express],
    shippingType: 1,
    shipping: parseCents(1060),
    total: parseCents(7560),
    tax: parseCents(687),
    ...part,
  })
}

function apply(cart: Cart, quantities: [number, number][], choices: CartChoices = {}): Cart {
  return buildOptimisticCart(cart, { quantities: new Map(quantities), choices })
}

describe("the optimistic cart", () => {
  it("is the server's own cart while no change is pending", () => {
    const cart = buildPosted()
    expect(apply(cart, [])).toBe(cart)
  })

  it("recalculates subtotal, discount, shipping, total and tax for a new quantity", () => {
    expect(apply(buildPosted(), [[1, 3]])).toMatchObject({
      itemCount: 4,
      subtotal: 17_000,
      discount: 1500,
      shipping: 1060,
      total: 16_560,
      tax: 1505,
      items: [{ qty: 3, subtotal: 15_000 }, { qty: 1 }],
    })
  })

  it("ships free above the limit, in the totals and in the offered quotes", () => {
    const cart = apply(buildPosted(), [[1, 5]])
    expect(cart).toMatchObject({ shipping: 0, total: 24_500 })
    expect(cart.quotes.map(({ amount }) => amount)).toEqual([0, 1410])
  })

  it("drops a line with quantity 0, and with the last line the shipping", () => {
    expect(apply(buildPosted(), [[1, 0]])).toMatchObject({
      itemCount: 1,
      subtotal: 2000,
      discount: 0,
      total: 3060,
      items: [{ id: 2 }],
    })
    const empty = apply(buildPosted(), [
      [1, 0],
      [2, 0],
    ])
    expect(empty).toMatchObject({ itemCount: 0, items: [], shipping: null, total: 0, tax: 0 })
  })

  it("uses the chosen shipping method", () => {
    expect(apply(buildPosted(), [], { shippingType: 2 })).toMatchObject({
      shippingType: 2,
      shipping: 1410,
      total: 7910,
    })
  })

  it("leaves out shipping while its price is unknown", () => {
    const unknown = buildPosted({ quotes: [], shipping: null, total: parseCents(6500) })
    expect(apply(unknown, [[2, 2]])).toMatchObject({ shipping: null, total: 8500 })
    expect(apply(unknown, [], { shippingType: 9 })).toMatchObject({ shipping: null, total: 6500 })
  })

  it("leaves out shipping once the shipping method is cleared", () => {
    expect(apply(buildPosted(), [], { shippingType: null })).toMatchObject({
      shippingType: null,
      shipping: null,
      total: 6500,
    })
  })

  it("ignores a change of a line that no longer exists", () => {
    expect(apply(buildPosted(), [[77, 3]])).toMatchObject({ itemCount: 2, total: 7560 })
  })
})
