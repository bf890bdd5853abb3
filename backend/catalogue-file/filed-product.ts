/** A CSV row: the line it starts on and its cells by column. */
export type FiledRow = { line: number; cells: ReadonlyMap<string, string> }

/** A message about a cell for the owner; `column` is empty if it concerns the whole row. */
export type CellNote = { line: number; column: string; message: string }

/** The consecutive rows of one product, with the errors found while parsing. */
export type FiledProduct = {
  handle: string
  rows: readonly FiledRow[]
  faults: readonly CellNote[]
}

/** Returns the line on which a product starts. */
export function getFirstLine({ rows }: FiledProduct): number {
  return rows[0]?.line ?? 0
}
