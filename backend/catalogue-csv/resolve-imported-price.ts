import { type ExistingSku, resolveCsvPrice } from "./existing-product.ts"

export type Price = Pick<
  ExistingSku,
  "priceCents" | "specialCents" | "specialFrom" | "specialUntil"
>

/** The price cells of a row; undefined where the file has no value. */
export type PriceInput = {
  priceCents: number | undefined
  compareCents: number | null | undefined
}

/**
 * Resolves the price that makes a SKU cost what the file states, from now on; the stored price if
 * it does so already. A running special retains its end date, and a scheduled one is retained
 * unless the file has a special. `isCompareBelowPrice` is true if the price is above the compare-at
 * price.
 */
export function resolveImportedPrice(
  current: Price | null,
  input: PriceInput,
  now: Date,
): { price: Price | null; isCompareBelowPrice: boolean } {
  const was = current === null ? null : resolveCsvPrice(current, now)
  const priceCents = input.priceCents ?? was?.priceCents
  if (priceCents === undefined) return { price: null, isCompareBelowPrice: false }
  const requestedCents =
    input.compareCents === undefined ? resolveCompareCents(was, priceCents) : input.compareCents
  const compareCents = requestedCents === priceCents ? null : requestedCents
  if (compareCents !== null && compareCents < priceCents)
    return { price: current, isCompareBelowPrice: true }
  const isSame = was?.priceCents === priceCents && was.compareCents === compareCents
  if (current !== null && isSame) return { price: current, isCompareBelowPrice: false }
  return {
    price: buildPrice(current, was, { priceCents, compareCents }),
    isCompareBelowPrice: false,
  }
}

type CsvPrice = ReturnType<typeof resolveCsvPrice>

function buildPrice(current: Price | null, was: CsvPrice | null, next: CsvPrice): Price {
  const isOn = was !== null && was.compareCents !== null
  const window = {
    specialFrom: current?.specialFrom ?? null,
    specialUntil: current?.specialUntil ?? null,
  }
  const open = { specialFrom: null, specialUntil: null }
  if (next.compareCents === null) {
    const retainedCents = isOn ? null : (current?.specialCents ?? null)
    return {
      priceCents: next.priceCents,
      specialCents: retainedCents,
      ...(retainedCents === null ? open : window),
    }
  }
  return {
    priceCents: next.compareCents,
    specialCents: next.priceCents,
    ...(isOn ? window : open),
  }
}

/** Without a compare-at cell, retains the stored compare-at price while it is above the price. */
function resolveCompareCents(was: CsvPrice | null, priceCents: number): number | null {
  const compare = was?.compareCents ?? null
  return compare !== null && compare > priceCents ? compare : null
}
