/**
 * Where a block stands on the 12-column grid: its first column, counted from 1, its width, and its
 * line, counted from 1, where that does not follow from the column alone.
 */
export type Column = { start: number; width: number; line?: number }

const columns = 12

/** Places of a row's blocks, side by side; one that no longer fits begins the next line. */
export function planColumns(blocks: readonly { width: number; offset: number }[]): Column[] {
  let used = 0
  let line = 1
  let isPlain = true
  const places = blocks.map(({ width, offset }) => {
    const fits = used + offset + width <= columns
    const before = fits ? used + offset : Math.min(offset, columns - width)
    if (!fits && used > 0) {
      line += 1
      // The grid would put it beside what stands before it.
      if (before >= used) isPlain = false
    }
    used = before + width
    return { start: before + 1, width, line }
  })
  return isPlain ? places.map(({ start, width }) => ({ start, width })) : places
}
