/**
 * Position of a block on the 12-column grid: first column from 1, width, and line from 1. `line` is
 * set only where CSS auto-placement would choose another one.
 */
export type Column = { start: number; width: number; line?: number }

const columns = 12

/**
 * Returns the grid positions of a row's blocks. A block that no longer fits wraps to the next line.
 */
export function resolveGridColumns(blocks: readonly { width: number; offset: number }[]): Column[] {
  let used = 0
  let line = 1
  let isAutoPlaced = true
  const columnPlacements = blocks.map(({ width, offset }) => {
    const fits = used + offset + width <= columns
    const columnsBefore = fits ? used + offset : Math.min(offset, columns - width)
    if (!fits && used > 0) {
      line += 1
      // CSS auto-placement would put it on the previous line.
      if (columnsBefore >= used) isAutoPlaced = false
    }
    used = columnsBefore + width
    return { start: columnsBefore + 1, width, line }
  })
  return isAutoPlaced
    ? columnPlacements.map(({ start, width }) => ({ start, width }))
    : columnPlacements
}
