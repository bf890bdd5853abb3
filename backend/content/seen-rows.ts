import { z } from "zod"
import { pageRowSchema, type WirePageRow } from "#lib/contract/page.ts"

const rowsSchema = z.array(pageRowSchema)

/** A page's rows out of the database, as they travel. Throws a ZodError where they are no rows. */
export function parseRows(rows: unknown): WirePageRow[] {
  return rowsSchema.parse(rows)
}

/**
 * The rows without deleted blocks and hidden widgets. A block that lost its widgets stays: it keeps
 * its place among the columns.
 */
export function withoutDrafts(rows: readonly WirePageRow[]): WirePageRow[] {
  return keepWidgets(rows, ({ wrapper }) => !wrapper.hidden)
}

/** The rows as everybody sees them now: also without widgets whose time has not come, or is over. */
export function withoutUnseen(rows: readonly WirePageRow[], now: Date): WirePageRow[] {
  return keepWidgets(rows, ({ wrapper }) => {
    const { hidden, hidden_before: from, hidden_after: until } = wrapper
    if (hidden || (from !== null && now < new Date(from))) return false
    return until === null || now <= new Date(until)
  })
}

type Widget = WirePageRow["blocks"][number]["widgets"][number]

function keepWidgets(
  rows: readonly WirePageRow[],
  isKept: (widget: Widget) => boolean,
): WirePageRow[] {
  return rows.map((row) => ({
    ...row,
    blocks: row.blocks
      .filter(({ deleted }) => !deleted)
      .map((block) => ({ ...block, widgets: block.widgets.filter(isKept) })),
  }))
}
