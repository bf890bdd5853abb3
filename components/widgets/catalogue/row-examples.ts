import type { PageBlock } from "#lib/content/page.ts"
import { buildPlacedWidget, buildRow } from "./build-row.ts"
import type { CatalogueEntry } from "./catalogue.ts"

/** Returns examples of rows with columns and with tabs, and a widget of an unknown type. */
export function listRowExamples(): Omit<CatalogueEntry, "id">[] {
  return [
    buildExample("Three columns", "columns", [
      buildBlock("Left", 4),
      buildBlock("Middle", 4),
      buildBlock("Right", 4),
    ]),
    buildExample("A wide and a narrow column", "columns", [
      buildBlock("Wide", 8),
      buildBlock("Narrow", 4),
    ]),
    buildExample("Two columns with a gap between", "columns", [
      buildBlock("Left", 4),
      { ...buildBlock("Right", 4), offset: 4 },
    ]),
    buildExample("Tabs", "tabs", [
      buildBlock("Care", 12),
      buildBlock("Sizes", 12),
      buildBlock("Delivery", 12),
    ]),
    {
      name: "An unknown widget: visible to signed-in visitors only",
      settings: { type: "core/not_a_widget" },
      row: buildRow("columns", [
        { widgets: [buildPlacedWidget({ type: "core/not_a_widget", settings: {} })] },
      ]),
    },
  ]
}

function buildBlock(title: string, width: number): Pick<PageBlock, "title" | "width" | "widgets"> {
  const html = `<p>What stands in the block “${title}”.</p>`
  return { title, width, widgets: [buildPlacedWidget({ type: "core/html", settings: { html } })] }
}

function buildExample(
  name: string,
  kind: "columns" | "tabs",
  blocks: readonly Partial<PageBlock>[],
): Omit<CatalogueEntry, "id"> {
  const blockSettings = blocks.map(({ title, width, offset }) => ({
    title,
    width,
    ...(offset && { offset }),
  }))
  return { name, settings: { row_type: kind, blocks: blockSettings }, row: buildRow(kind, blocks) }
}
