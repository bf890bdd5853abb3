/** @jest-environment jsdom */

import { signedInCookie } from "#lib/auth/login-cookie.ts"
import { parseCents } from "#lib/contract/money.ts"
import { buildCart, buildCartItem } from "#tests/assertions/shown-cart.ts"
import { offlineCartKey } from "../offline-cart-key.ts"
import { saveOfflineCart } from "./offline-cart.ts"

const read = (): unknown => JSON.parse(localStorage.getItem(offlineCartKey) ?? "null")

function setMark(mark: string, age = 60): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the older interface is the one the shop reads
  document.cookie = `${signedInCookie}=${mark}; Max-Age=${age}`
}

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, "", "/cart")
})
afterEach(() => setMark("", 0))

describe("the offline cart", () => {
  const item = buildCartItem({
    productName: "Night light",
    name: "Blue, large",
    qty: 2,
    price: parseCents(2450),
    subtotal: parseCents(4900),
    addons: [{ id: 1, name: "Engraving", value: "Tom", label: "Tom", price: parseCents(0) }],
  })

  it("stores names, options, quantities and amounts", () => {
    saveOfflineCart(buildCart([item], { total: parseCents(5960), shipping: parseCents(1060) }))
    expect(read()).toEqual({
      atMs: expect.any(Number),
      mark: null,
      total: "$59.60",
      hasDelivery: true,
      items: [
        {
          name: "Night light",
          details: ["Blue, large", "Engraving: Tom"],
          qty: 2,
          amount: "$49.00",
        },
      ],
    })
  })

  it("formats amounts in the language of the page, also if the browser has no data for it", () => {
    history.replaceState(null, "", "/ka/cart")
    saveOfflineCart(buildCart([item], { total: parseCents(1234560) }))
    expect(read()).toMatchObject({
      items: [{ amount: "49,00\u00a0AUD" }],
      total: "12\u00a0345,60\u00a0AUD",
    })
  })

  it("stores no address, promotion code or payment data, and only the login id of its owner", () => {
    setMark("m4rk")
    const place = { addressId: 3, suburb: "Calliope", postcode: "4680" }
    saveOfflineCart(buildCart([item], { place, promotionCode: "TENTH" }))
    expect(read()).toMatchObject({ mark: "m4rk" })
    expect(localStorage.getItem(offlineCartKey)).not.toMatch(/Calliope|4680|TENTH/)
  })

  it("is deleted with the last line of the cart", () => {
    saveOfflineCart(buildCart([item]))
    saveOfflineCart(buildCart([]))
    expect(read()).toBeNull()
  })
})
