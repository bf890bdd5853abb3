import type { PageBlock, PageRow } from "#lib/content/page.ts"
import type { Widget } from "../define-widget.ts"
import type { Samples } from "../samples.ts"
import { buildPlacedWidget, buildRow, buildSingleWidgetRow } from "./build-row.ts"
import { listFrameExamples } from "./frame-examples.ts"

/** One example: its name, its settings and the row that renders it. */
export type CatalogueEntry = {
  id: string
  name: string
  settings: Readonly<Record<string, unknown>>
  row: PageRow
}
export type CatalogueSection = {
  id: string
  title: string
  /** Widget type; null for sections on what all widgets share. */
  type: string | null
  purpose: string
  entries: readonly CatalogueEntry[]
}

/** Returns the examples of all widgets, then those of frames and rows. */
export function buildCatalogue(widgets: readonly Widget[], samples: Samples): CatalogueSection[] {
  return [
    ...widgets.map((widget) => buildWidgetSection(widget, samples)),
    buildSection("frames", framePurpose, "Frames", listFrameExamples(samples)),
    buildSection("rows", rowPurpose, "Rows", listRowExamples()),
  ]
}

const framePurpose =
  "What may be put around any widget: room, colours, what lies behind it, when it is seen, and how it moves in."
const rowPurpose = "A row holds blocks side by side on a grid of twelve columns, or behind tabs."

function buildWidgetSection(widget: Widget, samples: Samples): CatalogueSection {
  const { type, name, purpose } = widget
  const id = buildSectionId(type)
  const entries = widget.examples(samples).map((example, at) => ({
    ...example,
    id: `${id}-${at + 1}`,
    row: buildSingleWidgetRow({ type, settings: example.settings }),
  }))
  return { id, title: name, type, purpose, entries }
}

function buildSection(
  id: string,
  purpose: string,
  title: string,
  examples: readonly Omit<CatalogueEntry, "id">[],
): CatalogueSection {
  const entries = examples.map((example, at) => ({ ...example, id: `${id}-${at + 1}` }))
  return { id, title, type: null, purpose, entries }
}

/** Returns the anchor of a widget in the catalogue and in the guide. */
export function buildSectionId(type: string): string {
  return type.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")
}

/** Returns examples of rows with columns and with tabs, and a widget of an unknown type. */
function listRowExamples(): Omit<CatalogueEntry, "id">[] {
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
