/** A CSV row: the line it starts on and its cells by column. */
export type CsvRow = { line: number; cells: ReadonlyMap<string, string> }

/** A message about a cell for the owner; `column` is empty if it concerns the whole row. */
export type CellIssue = { line: number; column: string; message: string }

/** The consecutive rows of one product, with the errors found while parsing. */
export type CsvProduct = {
  handle: string
  rows: readonly CsvRow[]
  errors: readonly CellIssue[]
}

/** Returns the line on which a product starts. */
export function getFirstLine({ rows }: CsvProduct): number {
  return rows[0]?.line ?? 0
}
