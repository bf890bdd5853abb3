import type { PageRow } from "#lib/content/page.ts"
import type { Widget } from "../define-widget.ts"
import type { Samples } from "../samples.ts"
import { buildSingleWidgetRow } from "./build-row.ts"
import { listFrameExamples } from "./frame-examples.ts"
import { listRowExamples } from "./row-examples.ts"

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
