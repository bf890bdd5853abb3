import { describe, expect, it } from "@jest/globals"
import { parseCents } from "#lib/contract/money.ts"
import { buildCart, buildCartItem } from "#tests/assertions/shown-cart.ts"
import { buildAddEvent, buildCheckoutEvent } from "./shop-event.ts"

const resin = buildCartItem({ id: 1, skuId: 11, code: "RES-500", qty: 3 })
const nozzle = buildCartItem({
  id: 2,
  skuId: 12,
  code: "NOZ-04",
  productName: "Nozzle",
  name: "",
  qty: 1,
  price: parseCents(1_000),
})
const engraved = { ...nozzle, id: 3, price: parseCents(1_300), qty: 2 }

describe("add_to_cart event", () => {
  it("contains the added quantity, not the quantity of the line, and the whole cart", () => {
    const event = buildAddEvent(buildCart([resin, nozzle]), 11, 2)
    expect(event).toMatchObject({
      kind: "add_to_cart",
      cents: 5_000,
      items: [{ code: "RES-500", name: "Clear resin", variant: "500 ml", cents: 2_500, qty: 2 }],
      cart: { cents: 8_500, items: [{ qty: 3 }, { code: "NOZ-04", qty: 1 }] },
    })
  })

  it("uses the newest line where several lines have the same SKU with different add-ons", () => {
    const event = buildAddEvent(buildCart([nozzle, engraved]), 12, 1)
    expect(event?.items).toMatchObject([{ cents: 1_300, qty: 1 }])
  })

  it("is null for an item that another tab has removed again", () => {
    expect(buildAddEvent(buildCart([nozzle]), 11, 1)).toBeNull()
  })
})

describe("begin_checkout event", () => {
  it("has the value of the items less the discount, and the promotion code", () => {
    const cart = buildCart([resin], { promotionCode: "RESIN", discount: parseCents(500) })
    expect(buildCheckoutEvent(cart)).toMatchObject({ cents: 7_000, coupon: "RESIN" })
  })

  it("omits a code without a discount, and is null for an empty cart", () => {
    const cart = buildCart([resin], { promotionCode: "EXPIRED" })
    expect(buildCheckoutEvent(cart)?.coupon).toBe("")
    expect(buildCheckoutEvent(buildCart([]))).toBeNull()
  })
})
