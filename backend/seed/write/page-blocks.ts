import type { z } from "zod"
import type { pageRowSchema, pageWidgetSchema } from "#lib/contract/page.ts"

type Row = z.input<typeof pageRowSchema>
type Widget = z.input<typeof pageWidgetSchema>

/** A heading of level h1 to h4. */
export function heading(
  text: string,
  level: "h1" | "h2" | "h3" | "h4" = "h2",
  isCentred = false,
): Widget {
  return { type: "core/heading", templatevar: { heading: text, level, centred: isCentred ? 1 : 0 } }
}

/** Running text. */
export function html(markup: string): Widget {
  return { type: "core/html", templatevar: { html: markup } }
}

/** Rows of the given blocks, numbered from 1; each block is its width (of 12) and its widgets. */
export function buildRows(rows: [width: number, widgets: Widget[]][][]): Row[] {
  let lastId = 0
  return rows.map((blocks) => ({
    row_type: "columns",
    blocks: blocks.map(([width, widgets]) => {
      lastId += 1
      return { id: lastId, width, widgets }
    }),
  }))
}
