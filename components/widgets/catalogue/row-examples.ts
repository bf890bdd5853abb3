import type { PageBlock } from "#lib/content/page.ts"
import type { CatalogueEntry } from "./catalogue.ts"
import { buildRow, placeWidget } from "./row-of.ts"

/** Returns examples of rows with columns and with tabs, and a widget of an unknown type. */
export function listRowExamples(): Omit<CatalogueEntry, "id">[] {
  return [
    show("Three columns", "columns", [block("Left", 4), block("Middle", 4), block("Right", 4)]),
    show("A wide and a narrow column", "columns", [block("Wide", 8), block("Narrow", 4)]),
    show("Two columns with a gap between", "columns", [
      block("Left", 4),
      { ...block("Right", 4), offset: 4 },
    ]),
    show("Tabs", "tabs", [block("Care", 12), block("Sizes", 12), block("Delivery", 12)]),
    {
      name: "A widget nobody knows: seen by signed-in visitors only",
      settings: { type: "core/not_a_widget" },
      row: buildRow("columns", [
        { widgets: [placeWidget({ type: "core/not_a_widget", settings: {} })] },
      ]),
    },
  ]
}

function block(title: string, width: number): Pick<PageBlock, "title" | "width" | "widgets"> {
  const html = `<p>What stands in the block “${title}”.</p>`
  return { title, width, widgets: [placeWidget({ type: "core/html", settings: { html } })] }
}

function show(
  name: string,
  kind: "columns" | "tabs",
  blocks: readonly Partial<PageBlock>[],
): Omit<CatalogueEntry, "id"> {
  const told = blocks.map(({ title, width, offset }) => ({
    title,
    width,
    ...(offset && { offset }),
  }))
  return { name, settings: { row_type: kind, blocks: told }, row: buildRow(kind, blocks) }
}
