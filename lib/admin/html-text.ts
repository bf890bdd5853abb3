/** A text and what is selected in it, by positions as of `HTMLTextAreaElement.selectionStart`. */
export type SelectedText = { text: string; start: number; end: number }

/** What the buttons of a field of HTML apply to the selected text. */
export const htmlFormats = ["bold", "italic", "heading", "list", "link"] as const
export type HtmlFormat = (typeof htmlFormats)[number]

/** A text that replaces the selection, and what is then selected within it. */
type Replacement = { inserted: string; start: number; end: number }

const inlineTags = { bold: "strong", italic: "em", heading: "h2" } as const
/** Matches what starts a tag or a comment, except tags that stand within a line of text. */
const otherTag =
  /<(?!\/?(?:a|abbr|b|bdi|br|code|em|i|img|mark|s|small|span|strong|sub|sup|time|u)\b)[a-z!/]/i

/** Returns what replaces the selection to format it. A link's address is selected, to be typed. */
export function formatSelection(
  { text, start, end }: SelectedText,
  format: HtmlFormat,
): Replacement {
  const selected = text.slice(start, end)
  if (format === "link") {
    const before = '<a href="'
    return { inserted: `${before}/">${selected}</a>`, start: before.length, end: before.length + 1 }
  }
  if (format === "list") {
    const items = selected.split(/\n+/).map((line) => `<li>${line.trim()}</li>`)
    return selectBetween("<ul>\n", items.join("\n"), "\n</ul>")
  }
  const tag = inlineTags[format]
  return selectBetween(`<${tag}>`, selected, `</${tag}>`)
}

function selectBetween(before: string, text: string, after: string): Replacement {
  const start = before.length
  return { inserted: before + text + after, start, end: start + text.length }
}

/**
 * Returns HTML in which blank lines separate paragraphs and other line ends are line breaks, if the
 * text has lines but no tags except those within a line: browsers show line ends as spaces. Any
 * other text is returned unchanged.
 */
export function addParagraphs(text: string): string {
  const trimmed = text.trim()
  if (!trimmed.includes("\n") || otherTag.test(trimmed)) return text
  return trimmed
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replace(/(?:<br\s*\/?>)?\n/gi, "<br>\n")}</p>`)
    .join("\n")
}
