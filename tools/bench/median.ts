/** Returns the middle of the values (of two middles, their mean), or null if there are none. */
export function median(values: readonly (number | null)[]): number | null {
  const sorted = sortNumbers(values)
  const upper = sorted[sorted.length >> 1]
  const lower = sorted[(sorted.length - 1) >> 1]
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2
}

/**
 * Returns the smallest value that is at least as large as `share` (0 to 1) of all values, or null
 * if there are none.
 */
export function percentile(values: readonly (number | null)[], share: number): number | null {
  const sorted = sortNumbers(values)
  const rank = Math.min(sorted.length, Math.max(1, Math.ceil(sorted.length * share)))
  return sorted[rank - 1] ?? null
}

function sortNumbers(values: readonly (number | null)[]): number[] {
  return values.flatMap((value) => (value === null ? [] : [value])).sort((a, b) => a - b)
}
