import { getFiledPrice, type ShelfSku } from "./shelf-product.ts"

export type Price = Pick<ShelfSku, "priceCents" | "specialCents" | "specialFrom" | "specialUntil">

/** What a file says of a price; undefined where it says nothing. */
export type PriceWish = {
  priceCents: number | undefined
  compareCents: number | null | undefined
}

/**
 * The price that makes a SKU cost what a file says, from now on; the price as it was where that is so
 * already. A special under way keeps its end, and one that is still to come is kept unless the file
 * brings a special of its own. `isOdd` where the price is above the one it is said to be down from.
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

/** Without a word about it, a price stays down from what it was, as long as it is below that. */
function keepCompare(was: Filed | null, priceCents: number): number | null {
  const compare = was?.compareCents ?? null
  return compare !== null && compare > priceCents ? compare : null
}
