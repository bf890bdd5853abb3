/** Goods of one price. `isInScope`: the promotion applies to them. */
export type PriceLine = { unitCents: number; qty: number; isInScope: boolean }

export type Discount = { kind: "percent"; basisPoints: number } | { kind: "fixed"; cents: number }

export type CartToPrice = {
  lines: readonly PriceLine[]
  discount: Discount | null
  /** Null while nothing is posted or the place is not known. */
  shipping: { cents: number; freeOverCents: number | null } | null
  /** Of the chosen way to pay; null for none. */
  surcharge: { basisPoints: number; cents: number } | null
  /** Store credit that may be used up. */
  creditCents: number
  /** The least that can be paid at once. */
  leastCents: number
}

/** Whole cents. `payable` is what is left to pay after `credit`; `tax` is contained in `total`. */
export type CartPrice = {
  subtotal: number
  discount: number
  shipping: number
  surcharge: number
  total: number
  tax: number
  credit: number
  payable: number
}

/**
 * What a cart costs. A percentage is taken once, of all goods in its scope together, half a cent
 * up. Delivery is free above (not at) its limit, counted after the discount. A surcharge is asked
 * only of what store credit does not pay, and is part of the total. Store credit pays all, or leaves
 * as much as can be paid at once.
 */
export function priceCart({
  lines,
  discount,
  shipping,
  surcharge,
  creditCents,
  leastCents,
}: CartToPrice): CartPrice {
  const subtotal = sumLines(lines)
  const off = resolveDiscount(discount, sumLines(lines.filter((line) => line.isInScope)))
  const goods = subtotal - off
  const postage = resolveShipping(shipping, goods)
  const due = goods + postage
  const credit = resolveCredit(creditCents, due, leastCents)
  const extra = resolveSurcharge(surcharge, due - credit)
  const total = due + extra
  return {
    ...{ subtotal, discount: off, shipping: postage, surcharge: extra, total, credit },
    tax: resolveTax(total),
    payable: total - credit,
  }
}

/** The GST that an amount contains: one eleventh, half a cent up (GST Act 1999, s 9-70). */
export function resolveTax(cents: number): number {
  return divide(cents, 11)
}

/** What delivery costs with so much worth of goods. */
export function resolveShipping(shipping: CartToPrice["shipping"], goodsCents: number): number {
  if (shipping === null) return 0
  const { cents, freeOverCents } = shipping
  return freeOverCents !== null && goodsCents > freeOverCents ? 0 : cents
}

/** What a way to pay adds to an amount; nothing where nothing is to be paid. */
export function resolveSurcharge(surcharge: CartToPrice["surcharge"], cents: number): number {
  if (surcharge === null || cents <= 0) return 0
  return divide(cents * surcharge.basisPoints, 10_000) + surcharge.cents
}

function resolveDiscount(discount: Discount | null, scopeCents: number): number {
  if (discount === null) return 0
  const off =
    discount.kind === "percent" ? divide(scopeCents * discount.basisPoints, 10_000) : discount.cents
  return Math.min(off, scopeCents)
}

function resolveCredit(creditCents: number, dueCents: number, leastCents: number): number {
  if (creditCents >= dueCents) return dueCents
  return Math.max(0, Math.min(creditCents, dueCents - leastCents))
}

function sumLines(lines: readonly PriceLine[]): number {
  return lines.reduce((cents, { unitCents, qty }) => cents + unitCents * qty, 0)
}

/** Whole numbers only, half up. */
function divide(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor))
}
