/** Formats rows of cells as a table, each column as wide as its widest cell. */
export function layColumns(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = []
  for (const row of rows) {
    for (const [place, cell] of row.entries()) {
      widths[place] = Math.max(widths[place] ?? 0, cell.length)
    }
  }
  return rows.map((row) =>
    row
      .map((cell, place) => cell.padEnd(widths[place] ?? 0))
      .join("  ")
      .trimEnd(),
  )
}
