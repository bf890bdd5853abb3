/** A row of a region: postcodes from `first` to `last`, included or excluded. */
export type PostcodeRow = { first: string; last: string; isExcluded: boolean; isSuburb: boolean }

type Range = { first: number; last: number }

/**
 * Builds the postcodes that are completely in a region, as ranges that neither touch nor overlap. A
 * suburb includes no postcode, but excludes all of its postcode.
 */
export function buildPostcodeRanges(
  rows: readonly PostcodeRow[],
): { first: string; last: string }[] {
  const parse = ({ first, last }: PostcodeRow) => ({ first: Number(first), last: Number(last) })
  const within = rows.filter((row) => !row.isExcluded && !row.isSuburb).map(parse)
  const without = rows.filter((row) => row.isExcluded).map(parse)
  return without
    .reduce(subtractRange, joinRanges(within))
    .map(({ first, last }) => ({ first: format(first), last: format(last) }))
}

function joinRanges(ranges: readonly Range[]): Range[] {
  const joined: Range[] = []
  for (const range of ranges.toSorted((a, b) => a.first - b.first)) {
    const last = joined.at(-1)
    if (last && range.first <= last.last + 1) last.last = Math.max(last.last, range.last)
    else joined.push({ ...range })
  }
  return joined
}

function subtractRange(ranges: readonly Range[], out: Range): Range[] {
  return ranges.flatMap((range) =>
    [
      { first: range.first, last: Math.min(range.last, out.first - 1) },
      { first: Math.max(range.first, out.last + 1), last: range.last },
    ].filter(({ first, last }) => first <= last),
  )
}

function format(postcode: number): string {
  return String(postcode).padStart(4, "0")
}
