import { describe, expect, it } from "@jest/globals"
import { buildCart, buildQuote } from "#tests/support/checkout-cart.ts"
import { buildCheckoutError } from "./checkout-state.ts"
import { getPreselectedDelivery, lacksDelivery } from "./preselected-delivery.ts"

describe("an order that is submitted before the shipping methods are shown", () => {
  it("lacks nothing but the shipping method", () => {
    const reject = (detail: { code: "shipping_method_required" | "shipping_method_unavailable" }) =>
      buildCheckoutError("shipping", { message: { message: "No.", detail } })
    expect(lacksDelivery(reject({ code: "shipping_method_required" }))).toBe(true)
    expect(lacksDelivery(reject({ code: "shipping_method_unavailable" }))).toBe(false)
    expect(lacksDelivery(buildCheckoutError("address"))).toBe(false)
  })

  it("takes the method that the cart preselects, and never picking up", () => {
    const quotes = [buildQuote({ id: 1 }), buildQuote({ id: 9, isPickUp: true })]
    expect(getPreselectedDelivery(buildCart({ quotes, shippingType: 1 }))).toBe(1)
    expect(getPreselectedDelivery(buildCart({ quotes, shippingType: 9 }))).toBeNull()
    expect(getPreselectedDelivery(buildCart({ quotes: [], shippingType: null }))).toBeNull()
  })
})
