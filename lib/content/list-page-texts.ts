import type { Page } from "./page.ts"

/** Settings that contain a widget's running text, in reading order. */
const textSettings = ["subheading", "html", "content", "text"]

/**
 * Lists the texts of a page in reading order, as plain text or HTML; the page's own content comes
 * last.
 */
export function listPageTexts({ rows, content }: Pick<Page, "rows" | "content">): string[] {
  const widgets = rows.flatMap((row) => row.blocks.flatMap((block) => block.widgets))
  const texts = widgets.flatMap(({ settings }) => textSettings.map((name) => settings[name]))
  return [...texts, content].filter(
    (text): text is string => typeof text === "string" && text.trim() !== "",
  )
}
