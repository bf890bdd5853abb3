import type { z } from "zod"
import type { pageBlockSchema, pageRowSchema, pageWidgetSchema } from "#lib/contract/page.ts"

type PageRowInput = z.input<typeof pageRowSchema>
type Block = z.input<typeof pageBlockSchema>
type Widget = z.input<typeof pageWidgetSchema>

/** A block: its width (of 12 columns), its widgets and optional settings. */
export type BlockDefinition = [
  width: number,
  widgets: Widget[],
  more?: Pick<Block, "offset" | "title" | "block_class">,
]
/** A row of blocks in columns, or of titled blocks in tabs. */
export type RowDefinition = BlockDefinition[] | { tabs: [title: string, widgets: Widget[]][] }

/** Builds a widget of the given type with its settings. */
export function buildWidget(type: string, settings: Record<string, unknown>): Widget {
  return { type, templatevar: settings }
}

/** Builds a heading widget of level h1 to h4. */
export function buildHeadingWidget(
  text: string,
  level: "h1" | "h2" | "h3" | "h4" = "h2",
  isCentred = false,
): Widget {
  return buildWidget("core/heading", { heading: text, level, centred: isCentred ? 1 : 0 })
}

/** Builds an HTML widget. */
export function buildHtmlWidget(markup: string): Widget {
  return buildWidget("core/html", { html: markup })
}

/** Returns the widget with wrapper settings: spacing, colours or a schedule. */
export function withWrapper(inner: Widget, wrapper: NonNullable<Widget["wrapper"]>): Widget {
  return { ...inner, wrapper }
}

/** Builds page rows of the given blocks, with block ids counted from 1. */
export function buildRows(rows: RowDefinition[]): PageRowInput[] {
  let lastId = 0
  const number = (block: Omit<Block, "id">): Block => {
    lastId += 1
    return { id: lastId, ...block }
  }
  return rows.map((row) =>
    Array.isArray(row)
      ? {
          row_type: "columns",
          blocks: row.map(([width, widgets, more]) => number({ width, widgets, ...more })),
        }
      : {
          row_type: "tabs",
          blocks: row.tabs.map(([title, widgets]) => number({ title, width: 12, widgets })),
        },
  )
}
