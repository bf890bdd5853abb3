import { type CartPrice, type CartToPrice, type PriceLine, resolveCartPrice } from "./cart-price.ts"

const plain: CartToPrice = {
  lines: [],
  discount: null,
  shipping: null,
  surcharge: null,
  creditCents: 0,
  leastCents: 1,
}
const one = (unitCents: number, qty = 1, isInScope = true): PriceLine => ({
  unitCents,
  qty,
  isInScope,
})
const price = (parts: Partial<CartToPrice>) => resolveCartPrice({ ...plain, ...parts })

describe("resolveCartPrice", () => {
  it("costs nothing for an empty cart, with any discount, surcharge or credit", () => {
    const discount = { kind: "fixed", cents: 500 } as const
    const surcharge = { basisPoints: 150, cents: 30 }
    expect(price({ discount, surcharge, creditCents: 500 })).toEqual({
      subtotal: 0,
      discount: 0,
      shipping: 0,
      surcharge: 0,
      total: 0,
      tax: 0,
      credit: 0,
      payable: 0,
    })
  })

  it("contains no GST of a seller who is not registered for it", () => {
    expect(price({ lines: [one(11_000)] }).tax).toBe(1_000)
    expect(price({ lines: [one(11_000)], hasGst: false })).toMatchObject({ total: 11_000, tax: 0 })
  })

  it("ships free above $200.00 of items, but not at exactly $200.00", () => {
    const shipping = { cents: 1_060, freeOverCents: 20_000 }
    expect(price({ lines: [one(20_000)], shipping }).shipping).toBe(1_060)
    expect(price({ lines: [one(20_001)], shipping }).shipping).toBe(0)
    expect(
      price({ lines: [one(99_999)], shipping: { cents: 5, freeOverCents: null } }),
    ).toMatchObject({ shipping: 5 })
  })

  it("compares the free shipping limit with the total after the discount", () => {
    const shipping = { cents: 1_060, freeOverCents: 20_000 }
    const discount = { kind: "fixed", cents: 500 } as const
    expect(price({ lines: [one(20_500)], shipping, discount }).shipping).toBe(1_060)
    expect(price({ lines: [one(20_501)], shipping, discount }).shipping).toBe(0)
  })

  it("takes a percentage once of the items in scope together, not per line", () => {
    const lines = [one(5), one(5), one(5), one(1_000, 1, false)]
    const discount = { kind: "percent", basisPoints: 1_000 } as const
    expect(price({ lines, discount }).discount).toBe(2)
  })

  it("limits a discount to the price of the items in scope", () => {
    const lines = [one(300), one(1_000, 1, false)]
    expect(price({ lines, discount: { kind: "fixed", cents: 500 } })).toMatchObject({
      discount: 300,
      total: 1_000,
    })
    expect(price({ lines, discount: { kind: "percent", basisPoints: 10_000 } })).toMatchObject({
      discount: 300,
      total: 1_000,
    })
  })

  it.each([
    [11, 1],
    [5, 0],
    [6, 1],
    [2_495, 227],
    [10_060, 915],
    [110_000, 10_000],
  ])("contains GST: %i cents include %i cents", (total, tax) => {
    expect(price({ lines: [one(total)] }).tax).toBe(tax)
  })

  it("adds a surcharge to the amount that credit does not pay, with GST on the surcharge", () => {
    const surcharge = { basisPoints: 150, cents: 30 }
    expect(price({ lines: [one(10_000)], surcharge, creditCents: 4_000 })).toEqual({
      subtotal: 10_000,
      discount: 0,
      shipping: 0,
      surcharge: 120,
      total: 10_120,
      tax: 920,
      credit: 4_000,
      payable: 6_120,
    })
  })

  it("adds no surcharge if credit pays all, and uses only as much credit as needed", () => {
    const surcharge = { basisPoints: 150, cents: 30 }
    expect(price({ lines: [one(5_000)], surcharge, creditCents: 8_000 })).toMatchObject({
      surcharge: 0,
      total: 5_000,
      credit: 5_000,
      payable: 0,
    })
    expect(price({ lines: [one(5_000)], creditCents: -100 })).toMatchObject({
      credit: 0,
      payable: 5_000,
    })
  })

  it.each([
    [995, 950, 50],
    [950, 950, 50],
    [949, 949, 51],
    [999, 950, 50],
    [1_000, 1_000, 0],
    [4_000, 1_000, 0],
  ])(
    "limits the credit on $10.00 so that the minimum payment of 50 cents is left: %i available, %i used",
    (creditCents, credit, payable) => {
      const rest = { creditCents, leastCents: 50 }
      expect(price({ lines: [one(1_000)], ...rest })).toMatchObject({ credit, payable })
    },
  )

  it("uses no credit below the minimum payment, unless it pays all", () => {
    const cheap = { lines: [one(40)], leastCents: 50 }
    expect(price({ ...cheap, creditCents: 39 })).toMatchObject({ credit: 0, payable: 40 })
    expect(price({ ...cheap, creditCents: 40 })).toMatchObject({ credit: 40, payable: 0 })
  })
})

it("prices 10,000 carts like an independent calculation, to the cent", () => {
  const draw = createRandom(20_261_121)
  for (let at = 0; at < 10_000; at++) {
    const cart = createRandomCart(draw)
    expect({ at, cart, price: resolveCartPrice(cart) }).toEqual({
      at,
      cart,
      price: calculateExpected(cart),
    })
  }
})

type RandomInt = (most: number) => number

/**
 * Returns a generator of whole numbers from 0 to `max`, the same ones in every run (mulberry32).
 */
function createRandom(seed: number): RandomInt {
  let state = seed
  return (most) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % (most + 1)
  }
}

/**
 * Returns a random cart of any kind. Limits equal the price of the items, or differ by a cent, as
 * often as they lie elsewhere.
 */
function createRandomCart(draw: RandomInt): CartToPrice {
  const dear = draw(9) === 0 ? 10_000_000 : 30_000
  const lines = Array.from({ length: draw(12) }, () =>
    one(draw(dear), 1 + (draw(19) === 0 ? draw(998) : draw(5)), draw(2) > 0),
  )
  const itemsCents = lines.reduce((sum, { unitCents, qty }) => sum + unitCents * qty, 0)
  const near = Math.max(0, itemsCents + draw(4) - 2)
  const kinds = [
    null,
    { kind: "percent", basisPoints: 1 + draw(9_999) },
    { kind: "percent", basisPoints: 10_000 },
    { kind: "fixed", cents: 1 + draw(40_000) },
  ] as const
  const limits = [null, 20_000, near, draw(60_000)]
  const credits = [0, draw(50_000), near, -draw(500)]
  return {
    lines,
    discount: kinds[draw(3)] ?? null,
    shipping: draw(3) === 0 ? null : { cents: draw(3_000), freeOverCents: limits[draw(3)] ?? null },
    surcharge: draw(1) === 0 ? null : { basisPoints: draw(600), cents: draw(100) },
    creditCents: credits[draw(3)] ?? 0,
    leastCents: [0, 1, 50, draw(3_000)][draw(3)] ?? 0,
  }
}

/** Calculates the same rules item by item and in fractions, without any of the production code. */
function calculateExpected({
  lines,
  discount,
  shipping,
  surcharge,
  ...pay
}: CartToPrice): CartPrice {
  let [subtotal, scope] = [0n, 0n]
  for (const line of lines) {
    for (let item = 0; item < line.qty; item++) {
      subtotal += BigInt(line.unitCents)
      if (line.isInScope) scope += BigInt(line.unitCents)
    }
  }
  let off = 0n
  if (discount?.kind === "percent") off = nearest(scope * BigInt(discount.basisPoints), 10_000n)
  if (discount?.kind === "fixed") off = BigInt(discount.cents)
  if (off > scope) off = scope
  let due = subtotal - off
  let postage = 0n
  if (shipping !== null) {
    const limit = shipping.freeOverCents
    if (limit === null || due <= BigInt(limit)) postage = BigInt(shipping.cents)
  }
  due += postage
  const [available, least] = [BigInt(pay.creditCents), BigInt(pay.leastCents)]
  let left = available > 0n ? due - available : due
  if (left < 0n) left = 0n
  if (left > 0n && left < least) left = least < due ? least : due
  const credit = due - left
  let extra = 0n
  if (surcharge !== null && left > 0n) {
    extra = nearest(left * BigInt(surcharge.basisPoints), 10_000n) + BigInt(surcharge.cents)
  }
  const total = due + extra
  return {
    subtotal: Number(subtotal),
    discount: Number(off),
    shipping: Number(postage),
    surcharge: Number(extra),
    total: Number(total),
    tax: Number(nearest(total, 11n)),
    credit: Number(credit),
    payable: Number(total - credit),
  }
}

/** Returns the whole number nearest to a fraction of non-negative numbers; of two, the greater. */
function nearest(dividend: bigint, divisor: bigint): bigint {
  const below = dividend / divisor
  const missing = (below + 1n) * divisor - dividend
  const surplus = dividend - below * divisor
  return missing <= surplus ? below + 1n : below
}
