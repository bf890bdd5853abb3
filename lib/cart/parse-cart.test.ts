import { describe, expect, it } from "@jest/globals"
import type { z } from "zod"
import { cartSchema, type WireCart } from "#lib/contract/cart.ts"
import type { PromiseLine } from "#lib/contract/rules/delivery-promise.ts"
import { parseCart } from "./parse-cart.ts"

const item = {
  id: 5,
  url: "clear-resin",
  name: "500 ml",
  product_name: "Clear resin",
  sku_id: 9,
  qty: 2,
  sku: { id: 9, code: "CR-500", variations: [{ name: "500 ml", variation_type: "Size" }] },
  addons: [{ id: 2, name: "Gift wrap", value: "1", label: "Yes", price: "3.00" }],
  price: "24.95",
  full_price: "29.95",
  subtotal: "49.90",
  image: null,
  img: null,
  can_purchase_qty: 3,
  warning: "",
  is_ticket: false,
}
const quote = {
  shipping_type_id: 1,
  shipping_name: "Standard Post",
  description: "3 to 5 business days",
  amount: "10.60",
  full_amount: "10.60",
  free_over: "200.00",
  is_pick_up: false,
}

type CartParts = Partial<z.input<typeof cartSchema>>

function buildWire(parts: CartParts = {}): WireCart {
  return cartSchema.parse({
    sessionKey: "k".repeat(43),
    item_count: 2,
    items: [item],
    subtotal: "49.90",
    all_in_stock: true,
    promotion_code: "",
    promotion_message: "",
    promotion: null,
    discount_amount: "0.00",
    needs_shipping: true,
    needs_quote: false,
    shipping_message: "",
    shipping_quotes: [quote],
    shipping_type: 1,
    shipping_amount: "10.60",
    shipping_address: { id: 3, suburb: "Gladstone", postcode: "4680" },
    total_amount: "60.50",
    total_tax: "5.50",
    payment_types: [],
    wallets: ["apple_pay", "link"],
    credit_balance: "9.50",
    least_payment: "0.50",
    addresses: [],
    ...parts,
  })
}

const formatPromise = ({ name, days }: PromiseLine) => `${name} ${days?.from}-${days?.to}`
const parse = (parts: CartParts = {}) => parseCart(buildWire(parts), formatPromise)

describe("a parsed cart", () => {
  it("converts amounts to whole cents", () => {
    const cart = parse()
    expect(cart).toMatchObject({ subtotal: 4990, shipping: 1060, total: 6050, tax: 550 })
    expect(cart).toMatchObject({ credit: 950, leastPayment: 50 })
    expect(cart.wallets).toEqual(["Apple Pay", "Link"])
    expect(cart.items[0]).toMatchObject({ price: 2495, fullPrice: 2995, subtotal: 4990, qty: 2 })
    expect(cart.items[0]?.addons).toEqual([
      { id: 2, name: "Gift wrap", value: "1", label: "Yes", price: 300 },
    ])
    expect(cart.quotes).toEqual([
      {
        id: 1,
        name: "Standard Post",
        description: "3 to 5 business days",
        amount: 1060,
        fullAmount: 1060,
        freeOver: 20000,
        isPickUp: false,
        promise: "arrives 5-8",
      },
    ])
  })

  it("omits the cart key, so that no script can read it", () => {
    expect(JSON.stringify(parse())).not.toContain("k".repeat(43))
  })

  it("has no shipping price while none is known", () => {
    const cart = parse({ shipping_amount: null, shipping_address: null })
    expect([cart.shipping, cart.place]).toEqual([null, null])
  })

  it("parses the discount of a promotion, by percentage or by amount", () => {
    const share = { name: "Sale", percent_basis_points: 1000, amount: null, item_ids: [5] }
    expect(parse({ promotion: share }).promotion).toEqual({
      name: "Sale",
      discount: { kind: "percent", basisPoints: 1000 },
      itemIds: [5],
    })
    const amount = { name: "", percent_basis_points: null, amount: "5.00", item_ids: [5] }
    expect(parse({ promotion: amount }).promotion).toEqual({
      name: "",
      discount: { kind: "fixed", cents: 500 },
      itemIds: [5],
    })
  })

  it("shows the name of a promotion in the language of its label", () => {
    const share = { name: "Sale", percent_basis_points: 1000, amount: null, item_ids: [5] }
    const text_labels = { promotion: { Sale: "Schlussverkauf" } }
    expect(parse({ promotion: share, text_labels }).promotion).toMatchObject({
      name: "Schlussverkauf",
      translatedFields: ["name"],
    })
  })

  it("promises dispatch by the slowest item, and arrival for each shipping method", () => {
    const made = { ...item, lead_days_min: 5, lead_days_max: 6 }
    const ticket = { ...item, id: 6, is_ticket: true }
    const pickUp = { ...quote, shipping_type_id: 2, is_pick_up: true, description: "" }
    const local = { ...quote, shipping_type_id: 3, description: "On our next run" }
    const wire = { items: [made, ticket], shipping_quotes: [quote, pickUp, local] }
    const cart = parse(wire)
    expect(cart.quotes.map(({ promise }) => promise)).toEqual(["arrives 8-11", "readyMade 5-6", ""])
    expect(cart.promises).toEqual(["leavesMade 5-6", "ticketsToo undefined-undefined"])
    expect(parse({ ...wire, shipping_type: 2 }).promises).toEqual([
      "ticketsToo undefined-undefined",
    ])
  })
})
