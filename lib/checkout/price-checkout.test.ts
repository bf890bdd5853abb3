import { describe, expect, it } from "@jest/globals"
import { parseCents } from "#lib/contract/money.ts"
import { buildCart, buildItem, buildQuote } from "#tests/support/checkout-cart.ts"
import {
  buildCheckoutPrice,
  listSurcharges,
  resolveDelivery,
  resolvePaymentCode,
} from "./price-checkout.ts"

const card = {
  code: "card",
  name: "Card",
  description: "",
  surchargeBasisPoints: 150,
  surchargeFixed: parseCents(30),
}
const bank = { ...card, code: "bank", surchargeBasisPoints: 0, surchargeFixed: parseCents(0) }
const post = buildQuote({ id: 1, fullAmount: parseCents(1_060), freeOver: parseCents(20_000) })
const cart = buildCart({
  items: [buildItem({ id: 7, price: parseCents(4_180), qty: 1 })],
  quotes: [post],
  paymentTypes: [card, bank],
  credit: parseCents(5_000),
})
const chosen = { deliveryId: 1, paymentCode: "bank", useCredit: false }

describe("the checkout price", () => {
  it("is items and shipping, with an eleventh of it as GST", () => {
    const price = buildCheckoutPrice(cart, chosen)
    expect(price).toMatchObject({ subtotal: 4_180, delivery: 1_060, total: 5_240, payable: 5_240 })
    expect(price.tax).toBe(476)
  })

  it("adds the payment method's surcharge on the amount to pay", () => {
    const price = buildCheckoutPrice(cart, { ...chosen, paymentCode: "card" })
    expect(price).toMatchObject({ surcharge: 109, total: 5_349, payable: 5_349 })
    const byCode = Object.fromEntries(listSurcharges(cart, chosen))
    expect(byCode).toEqual({ card: 109, bank: 0 })
  })

  it("subtracts store credit, with a surcharge on the rest only", () => {
    const price = buildCheckoutPrice(cart, { ...chosen, paymentCode: "card", useCredit: true })
    expect(price).toMatchObject({ credit: 5_000, surcharge: 34, total: 5_274, payable: 274 })
  })

  it("is zero to pay if store credit covers all of it", () => {
    const rich = { ...cart, credit: parseCents(9_000) }
    const price = buildCheckoutPrice(rich, { ...chosen, paymentCode: "card", useCredit: true })
    expect(price).toMatchObject({ credit: 5_240, surcharge: 0, total: 5_240, payable: 0 })
  })

  it("leaves at least the smallest payable amount after store credit", () => {
    const nearly = { ...cart, credit: parseCents(5_220), leastPayment: parseCents(50) }
    const price = buildCheckoutPrice(nearly, { ...chosen, useCredit: true })
    expect(price).toMatchObject({ credit: 5_190, total: 5_240, payable: 50 })
  })

  it("leaves out shipping while it is unknown, or if nothing is shipped", () => {
    expect(buildCheckoutPrice(cart, { ...chosen, deliveryId: 9 })).toMatchObject({
      delivery: null,
      total: 4_180,
    })
    const tickets = { ...cart, needsShipping: false }
    expect(buildCheckoutPrice(tickets, chosen)).toMatchObject({ delivery: null, total: 4_180 })
  })

  it("applies a promotion code only to the items in its scope", () => {
    const other = buildItem({ id: 8, price: parseCents(1_000), qty: 2 })
    const discount = { kind: "percent", basisPoints: 1_000 } as const
    const promotion = { name: "", discount, itemIds: [8] }
    const off = { ...cart, items: [...cart.items, other], promotion }
    expect(buildCheckoutPrice(off, chosen)).toMatchObject({ discount: 200, total: 7_040 })
  })
})

describe("a chosen shipping or payment method", () => {
  it("counts only if it is offered", () => {
    const assumed = { ...cart, shippingType: 1 }
    expect(resolveDelivery(assumed, 9)).toBe(1)
    expect(resolveDelivery({ ...cart, shippingType: 9 }, null)).toBeNull()
    expect(resolvePaymentCode(cart, "bank")).toBe("bank")
    expect(resolvePaymentCode(cart, "cheque")).toBe("card")
    expect(resolvePaymentCode({ ...cart, paymentTypes: [] }, "card")).toBe("")
  })
})
