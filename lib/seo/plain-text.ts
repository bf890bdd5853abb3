import { load } from "cheerio"

const blockTag =
  /<\/?(?:p|div|br|li|[uod]l|h[1-6]|t[dhr]|table|blockquote|fig\w+|d[dt]|hr|pre|address|details|summary)\b/gi
const mayBeMarkup = /<[a-z!/]|&[a-z#0-9]+;/i

/** What a reader sees of a text or of HTML: one line, without tags, entities or control characters. */
export function formatPlainText(html: string): string {
  return formatSingleLine(mayBeMarkup.test(html) ? readHtml(html) : html)
}

function readHtml(html: string): string {
  const $ = load(html.replace(blockTag, " $&"), null, false)
  $("script, style, template, noscript").remove()
  return $.root().text()
}

/** The text on one line. Joiners within emoji and marks of direction stay. */
export function formatSingleLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim()
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" })

/**
 * The text in at most so many signs as a reader counts them: whole words and an ellipsis, or cut
 * within a word where it has no spaces.
 */
export function truncateAtWord(text: string, most: number): string {
  // A sign may be several units; what lies far beyond the cut need not be looked at.
  const signs = [...graphemes.segment(text.slice(0, most * 16))].map(({ segment }) => segment)
  if (signs.length <= most) return signs.join("")
  const start = signs.slice(0, most - 1).join("")
  const isWordEnd = /^\s/.test(signs[most - 1] ?? "")
  const lastSpace = isWordEnd ? start.length : start.lastIndexOf(" ")
  const whole = lastSpace > start.length / 2 ? start.slice(0, lastSpace) : start
  return `${whole.replace(/[\s,;:–—-]+$/u, "")}…`
}
