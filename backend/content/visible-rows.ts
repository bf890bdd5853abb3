import { z } from "zod"
import { pageRowSchema, type WirePageRow } from "#lib/contract/page.ts"

const rowsSchema = z.array(pageRowSchema)

/** Parses a page's rows from the database to wire format. Throws a ZodError if they are invalid. */
export function parseRows(rows: unknown): WirePageRow[] {
  return rowsSchema.parse(rows)
}

/**
 * Returns the rows without deleted blocks and hidden widgets. A block without remaining widgets
 * stays, so that it still fills its column.
 */
export function resolvePublishedRows(rows: readonly WirePageRow[]): WirePageRow[] {
  return filterWidgets(rows, ({ wrapper }) => !wrapper.hidden)
}

/** Returns the rows visible at `now`: also without widgets outside their scheduled time span. */
export function resolveVisibleRows(rows: readonly WirePageRow[], now: Date): WirePageRow[] {
  return filterWidgets(rows, ({ wrapper }) => {
    const { hidden, hidden_before: from, hidden_after: until } = wrapper
    if (hidden || (from !== null && now < new Date(from))) return false
    return until === null || now <= new Date(until)
  })
}

type Widget = WirePageRow["blocks"][number]["widgets"][number]

function filterWidgets(
  rows: readonly WirePageRow[],
  isIncluded: (widget: Widget) => boolean,
): WirePageRow[] {
  return rows.map((row) => ({
    ...row,
    blocks: row.blocks
      .filter(({ deleted }) => !deleted)
      .map((block) => ({ ...block, widgets: block.widgets.filter(isIncluded) })),
  }))
}
