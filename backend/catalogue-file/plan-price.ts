import { getFiledPrice, type ShelfSku } from "./shelf-product.ts"

export type Price = Pick<ShelfSku, "priceCents" | "specialCents" | "specialFrom" | "specialUntil">

/** The price cells of a row; undefined where the file has no value. */
export type PriceWish = {
  priceCents: number | undefined
  compareCents: number | null | undefined
}

/**
 * Resolves the price that makes a SKU cost what the file states, from now on; the stored price if
 * it does so already. A running special retains its end date, and a scheduled one is retained
 * unless the file has a special. `isCompareBelowPrice` is true if the price is above the compare-at
 * price.
 */
export function planPrice(
  current: Price | null,
  wish: PriceWish,
  now: Date,
): { price: Price | null; isOdd: boolean } {
  const was = current === null ? null : getFiledPrice(current, now)
  const priceCents = wish.priceCents ?? was?.priceCents
  if (priceCents === undefined) return { price: null, isOdd: false }
  const given = wish.compareCents === undefined ? keepCompare(was, priceCents) : wish.compareCents
  const compareCents = given === priceCents ? null : given
  if (compareCents !== null && compareCents < priceCents) return { price: current, isOdd: true }
  const isSame = was?.priceCents === priceCents && was.compareCents === compareCents
  if (current !== null && isSame) return { price: current, isOdd: false }
  return { price: buildPrice(current, was, { priceCents, compareCents }), isOdd: false }
}

type Filed = ReturnType<typeof getFiledPrice>

function buildPrice(current: Price | null, was: Filed | null, next: Filed): Price {
  const isOn = was !== null && was.compareCents !== null
  const window = {
    specialFrom: current?.specialFrom ?? null,
    specialUntil: current?.specialUntil ?? null,
  }
  const open = { specialFrom: null, specialUntil: null }
  if (next.compareCents === null) {
    const kept = isOn ? null : (current?.specialCents ?? null)
    return { priceCents: next.priceCents, specialCents: kept, ...(kept === null ? open : window) }
  }
  return {
    ...{ priceCents: next.compareCents, specialCents: next.priceCents },
    ...(isOn ? window : open),
  }
}

/** Without a compare-at cell, retains the stored compare-at price while it is above the price. */
function keepCompare(was: Filed | null, priceCents: number): number | null {
  const compare = was?.compareCents ?? null
  return compare !== null && compare > priceCents ? compare : null
}
