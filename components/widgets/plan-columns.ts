/** Where a block stands on the 12-column grid: its first column, counted from 1, and its width. */
export type Column = { start: number; width: number }

const columns = 12

/** Places of a row's blocks, side by side; one that no longer fits begins the next line. */
export function planColumns(blocks: readonly { width: number; offset: number }[]): Column[] {
  let used = 0
  return blocks.map(({ width, offset }) => {
    const fits = used + offset + width <= columns
    const before = fits ? used + offset : Math.min(offset, columns - width)
    used = before + width
    return { start: before + 1, width }
  })
}
