import { describe, expect, it } from "@jest/globals"
import { parseCents } from "#lib/contract/money.ts"
import { buildCart, buildCartItem, buildQuote } from "#tests/assertions/shown-cart.ts"
import { resolveFreeDeliveryGap } from "./free-delivery.ts"

const buildItems = (cents: number) => [buildCartItem({ price: parseCents(cents) })]
const post = buildQuote()
const express = buildQuote({ id: 2, name: "Express Post", freeOver: parseCents(250_00) })
const pickUp = buildQuote({ id: 3, isPickUp: true, amount: parseCents(0), freeOver: null })

const resolve = (...parts: Parameters<typeof buildCart>) =>
  resolveFreeDeliveryGap(buildCart(...parts), parseCents(200_00))

describe("the free-shipping gap", () => {
  it("is computed from the items subtotal after the discount", () => {
    expect(resolve(buildItems(167_90), { quotes: [post] })).toEqual({
      missing: 32_11,
      reachedPercent: 84,
    })
    const discount = parseCents(10_00)
    expect(resolve(buildItems(167_90), { quotes: [post], discount })?.missing).toBe(42_11)
  })

  it("is one cent at the limit, because shipping is free only above it", () => {
    expect(resolve(buildItems(200_00), { quotes: [post] })).toEqual({
      missing: 1,
      reachedPercent: 100,
    })
    expect(resolve(buildItems(200_01), { quotes: [post] })).toBeNull()
  })

  it("is one cent and nothing reached for free items, if shipping is free above $0.00", () => {
    const anyOrder = buildQuote({ freeOver: parseCents(0) })
    expect(resolve(buildItems(0), { quotes: [anyOrder] })).toEqual({
      missing: 1,
      reachedPercent: 0,
    })
  })

  it("uses the limit of the chosen shipping method", () => {
    const parts = { quotes: [post, express], shippingType: express.id }
    expect(resolve(buildItems(100_00), parts)?.missing).toBe(150_01)
  })

  it("uses the site-wide limit while the destination is unknown", () => {
    expect(resolve(buildItems(150_00), { quotes: [pickUp] })?.missing).toBe(50_01)
    expect(resolve(buildItems(200_01), { quotes: [pickUp] })).toBeNull()
    const place = { addressId: null, suburb: "Emerald", postcode: "4720" }
    expect(resolve(buildItems(150_00), { quotes: [pickUp], place })).toBeNull()
  })

  it("is null if shipping is free already, picked up, or never free", () => {
    const free = buildQuote({ amount: parseCents(0) })
    expect(resolve(buildItems(200_01), { quotes: [free] })).toBeNull()
    expect(resolve(buildItems(200_01), { quotes: [] })).toBeNull()
    const picked = { quotes: [pickUp, post], shippingType: pickUp.id }
    expect(resolve(buildItems(10_00), picked)).toBeNull()
    expect(resolve(buildItems(10_00), { quotes: [buildQuote({ freeOver: null })] })).toBeNull()
  })

  it("is null if shipping needs a quote, or nothing is shipped", () => {
    expect(resolve(buildItems(10_00), { needsQuote: true })).toBeNull()
    expect(resolve(buildItems(10_00), { needsShipping: false })).toBeNull()
  })
})
