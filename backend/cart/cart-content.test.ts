import { describe, expect, it } from "@jest/globals"
import { buildContentPrice, type CartLine } from "./cart-content.ts"

/** Returns only the fields of a line that determine its price. */
function buildLine(id: number, unitCents: number, qty: number): CartLine {
  return { id, unitCents, qty } as CartLine
}

const lines = [buildLine(1, 1_000, 2), buildLine(2, 500, 1)]

describe("price of a cart's lines", () => {
  it("applies a promotion only to the lines in its scope", () => {
    const discount = { kind: "percent", basisPoints: 1_000 } as const
    const promotion = { id: 7, code: "TENTH", name: "", discount, lineIds: [2] }
    expect(buildContentPrice({ lines, promotion })).toMatchObject({ subtotal: 2_500, discount: 50 })
  })

  it("adds shipping and surcharge and deducts store credit only if they are passed", () => {
    expect(buildContentPrice({ lines, promotion: null })).toMatchObject({
      total: 2_500,
      payable: 2_500,
    })
    const shipping = { cents: 900, freeOverCents: null }
    const surcharge = { basisPoints: 0, cents: 30 }
    const price = buildContentPrice(
      { lines, promotion: null },
      { shipping, surcharge, creditCents: 400, leastCents: 50 },
    )
    expect(price).toMatchObject({ total: 3_430, credit: 400, payable: 3_030 })
  })
})
