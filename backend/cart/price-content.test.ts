import { describe, expect, it } from "@jest/globals"
import type { CartLine } from "./cart-content.ts"
import { priceContent } from "./price-content.ts"

/** As much of a line as its price goes by. */
function buildLine(id: number, unitCents: number, qty: number): CartLine {
  return { id, unitCents, qty } as CartLine
}

const lines = [buildLine(1, 1_000, 2), buildLine(2, 500, 1)]

describe("the price of a cart's lines", () => {
  it("takes a promotion off the lines in its scope alone", () => {
    const discount = { kind: "percent", basisPoints: 1_000 } as const
    const promotion = { id: 7, code: "TENTH", discount, lineIds: [2] }
    expect(priceContent({ lines, promotion })).toMatchObject({ subtotal: 2_500, discount: 50 })
  })

  it("adds delivery and surcharge, and uses store credit, only where they are given", () => {
    expect(priceContent({ lines, promotion: null })).toMatchObject({ total: 2_500, payable: 2_500 })
    const shipping = { cents: 900, freeOverCents: null }
    const surcharge = { basisPoints: 0, cents: 30 }
    const price = priceContent(
      { lines, promotion: null },
      { shipping, surcharge, creditCents: 400, leastCents: 50 },
    )
    expect(price).toMatchObject({ total: 3_430, credit: 400, payable: 3_030 })
  })
})
