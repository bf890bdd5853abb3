/** @jest-environment jsdom */
import { parseCents } from "#lib/money.ts"
import { signedInCookie } from "#lib/session/signed-in.ts"
import { buildCart, buildCartItem } from "#tests/support/shown-cart.ts"
import { keptCartKey } from "../kept-cart-key.ts"
import { keepCart } from "./kept-cart.ts"

const read = (): unknown => JSON.parse(localStorage.getItem(keptCartKey) ?? "null")

function setMark(mark: string, age = 60): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the older interface is the one the shop reads
  document.cookie = `${signedInCookie}=${mark}; Max-Age=${age}`
}

beforeEach(() => localStorage.clear())
afterEach(() => setMark("", 0))

describe("the cart's last state", () => {
  const item = buildCartItem({
    ...{ productName: "Night light", name: "Blue, large", qty: 2 },
    ...{ price: parseCents(2450), subtotal: parseCents(4900) },
    addons: [{ id: 1, name: "Engraving", label: "Tom", price: parseCents(0) }],
  })

  it("is kept with names, options, quantities and amounts", () => {
    keepCart(buildCart([item], { total: parseCents(5960), shipping: parseCents(1060) }))
    expect(read()).toEqual({
      ...{ atMs: expect.any(Number), mark: null, total: 5960, hasDelivery: true },
      lines: [
        {
          name: "Night light",
          ...{ details: ["Blue, large", "Engraving: Tom"], qty: 2, cents: 4900 },
        },
      ],
    })
  })

  it("holds nothing of where it goes or how it is paid, and says whose it is by the mark alone", () => {
    setMark("m4rk")
    const place = { addressId: 3, suburb: "Calliope", postcode: "4680" }
    const addresses = [{ id: 3, name: "Home", lines: ["1 Secret Street"] }]
    keepCart(buildCart([item], { place, addresses, promotionCode: "TENTH" }))
    expect(read()).toMatchObject({ mark: "m4rk" })
    expect(localStorage.getItem(keptCartKey)).not.toMatch(/Calliope|4680|Secret|TENTH/)
  })

  it("is forgotten with the last of its lines", () => {
    keepCart(buildCart([item]))
    keepCart(buildCart([]))
    expect(read()).toBeNull()
  })
})
