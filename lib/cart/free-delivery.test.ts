import { describe, expect, it } from "@jest/globals"
import { parseCents } from "#lib/money.ts"
import { buildCart, buildCartItem, buildQuote } from "#tests/support/shown-cart.ts"
import { resolveFreeDeliveryGap } from "./free-delivery.ts"

const goods = (cents: number) => [buildCartItem({ price: parseCents(cents) })]
const post = buildQuote()
const express = buildQuote({ id: 2, name: "Express Post", freeOver: parseCents(250_00) })
const pickUp = buildQuote({ id: 3, isPickUp: true, amount: parseCents(0), freeOver: null })

describe("what is missing for free delivery", () => {
  it("is counted from the goods after the discount", () => {
    expect(resolveFreeDeliveryGap(buildCart(goods(167_90), { quotes: [post] }))).toBe(32_10)
    const discount = parseCents(10_00)
    expect(resolveFreeDeliveryGap(buildCart(goods(167_90), { quotes: [post], discount }))).toBe(
      42_10,
    )
  })

  it("is that of the chosen delivery", () => {
    const parts = { quotes: [post, express], shippingType: express.id }
    expect(resolveFreeDeliveryGap(buildCart(goods(100_00), parts))).toBe(150_00)
  })

  it("is nothing to speak of where it is free already, picked up, or never free", () => {
    const free = buildQuote({ amount: parseCents(0) })
    expect(resolveFreeDeliveryGap(buildCart(goods(200_01), { quotes: [free] }))).toBeNull()
    const picked = { quotes: [pickUp, post], shippingType: pickUp.id }
    expect(resolveFreeDeliveryGap(buildCart(goods(10_00), picked))).toBeNull()
    const never = { quotes: [buildQuote({ freeOver: null })] }
    expect(resolveFreeDeliveryGap(buildCart(goods(10_00), never))).toBeNull()
    expect(resolveFreeDeliveryGap(buildCart([]))).toBeNull()
  })
})
