import type { Page } from "./page.ts"

/** Settings that hold a widget's running text, in the order in which it is read. */
const textSettings = ["subheading", "html", "content", "text"]

/** What a page says, text by text in its order, as plain text or HTML; its own text comes last. */
export function listPageTexts({ rows, content }: Pick<Page, "rows" | "content">): string[] {
  const widgets = rows.flatMap((row) => row.blocks.flatMap((block) => block.widgets))
  const texts = widgets.flatMap(({ settings }) => textSettings.map((name) => settings[name]))
  return [...texts, content].filter(
    (text): text is string => typeof text === "string" && text.trim() !== "",
  )
}
