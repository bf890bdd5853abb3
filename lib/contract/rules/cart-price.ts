/** Items at one price. `isInScope`: the promotion applies to them. */
export type PriceLine = { unitCents: number; qty: number; isInScope: boolean }

export type Discount = { kind: "percent"; basisPoints: number } | { kind: "fixed"; cents: number }

export type CartToPrice = {
  lines: readonly PriceLine[]
  discount: Discount | null
  /** Null while nothing is posted or the destination is unknown. */
  shipping: { cents: number; freeOverCents: number | null } | null
  /** Surcharge of the chosen payment method; null for none. */
  surcharge: { basisPoints: number; cents: number } | null
  /** Available store credit. */
  creditCents: number
  /** Minimum amount of one payment. */
  leastCents: number
  /** False: the seller is not registered for GST, and prices contain none. */
  hasGst?: boolean
}

/**
 * Whole cents. `payable` is the amount left to pay after `credit`; `tax` is contained in `total`.
 */
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
 * Returns the price of a cart. A percentage is taken once, of all items in its scope together, half
 * a cent rounded up. Shipping is free above (not at) its limit, compared after the discount. A
 * surcharge applies only to the amount that store credit does not pay, and is part of the total.
 * Store credit pays all, or leaves at least the minimum payment.
 */
export function resolveCartPrice({
  lines,
  discount,
  shipping,
  surcharge,
  creditCents,
  leastCents,
  hasGst = true,
}: CartToPrice): CartPrice {
  const subtotal = sumLines(lines)
  const off = resolveDiscount(discount, sumLines(lines.filter((line) => line.isInScope)))
  const itemsCents = subtotal - off
  const postage = resolveShipping(shipping, itemsCents)
  const due = itemsCents + postage
  const credit = resolveCredit(creditCents, due, leastCents)
  const extra = resolveSurcharge(surcharge, due - credit)
  const total = due + extra
  return {
    subtotal,
    discount: off,
    shipping: postage,
    surcharge: extra,
    total,
    credit,
    tax: hasGst ? resolveTax(total) : 0,
    payable: total - credit,
  }
}

/**
 * Returns the GST contained in an amount: one eleventh, half a cent rounded up (GST Act 1999, s
 * 9-70).
 */
export function resolveTax(cents: number): number {
  return divide(cents, 11)
}

/** Returns the shipping cost for items of this value. */
export function resolveShipping(shipping: CartToPrice["shipping"], itemsCents: number): number {
  if (shipping === null) return 0
  const { cents, freeOverCents } = shipping
  return freeOverCents !== null && itemsCents > freeOverCents ? 0 : cents
}

/** Returns the surcharge of a payment method on an amount; 0 if nothing is to be paid. */
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

/** Divides whole numbers, half rounded up. */
function divide(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor))
}
