/** A row of a catalogue file: the line it begins on, and its cells by column. */
export type FiledRow = { line: number; cells: ReadonlyMap<string, string> }

/** Something about a cell that the owner is to know; `column` is empty where it is the whole row. */
export type CellNote = { line: number; column: string; message: string }

/** The rows of one product, which stand together. */
export type FiledProduct = {
  handle: string
  rows: readonly FiledRow[]
  faults: readonly CellNote[]
}

/** The line a product begins on. */
export function getFirstLine({ rows }: FiledProduct): number {
  return rows[0]?.line ?? 0
}
