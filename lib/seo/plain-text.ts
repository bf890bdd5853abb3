import { load } from "cheerio/slim"

const blockTag =
  /<\/?(?:p|div|br|li|[uod]l|h[1-6]|t[dhr]|table|blockquote|fig\w+|d[dt]|hr|pre|address|details|summary)\b/gi
const mayBeMarkup = /<[a-z!/]|&[a-z#0-9]+;/i

/** Formats text or HTML as one line of text, without tags, entities and control characters. */
export function formatPlainText(html: string): string {
  return formatSingleLine(mayBeMarkup.test(html) ? readHtml(html) : html)
}

function readHtml(html: string): string {
  const $ = load(html.replace(blockTag, " $&"), null, false)
  $("script, style, template, noscript").remove()
  return $.root().text()
}

/** Collapses whitespace and control characters. Emoji joiners and direction marks are preserved. */
export function formatSingleLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim()
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" })

/**
 * Truncates a text to a number of graphemes, including the ellipsis: after a whole word, or within
 * a word where there are no spaces.
 */
export function truncateAtWord(text: string, maxLength: number): string {
  // A grapheme may have several code units. Text far beyond the limit need not be segmented.
  const characters = [...graphemes.segment(text.slice(0, maxLength * 16))].map(
    ({ segment }) => segment,
  )
  if (characters.length <= maxLength) return characters.join("")
  const start = characters.slice(0, maxLength - 1).join("")
  const isWordEnd = /^\s/.test(characters[maxLength - 1] ?? "")
  const lastSpace = isWordEnd ? start.length : start.lastIndexOf(" ")
  const excerpt = lastSpace > start.length / 2 ? start.slice(0, lastSpace) : start
  return `${excerpt.replace(/[\s,;:–—-]+$/u, "")}…`
}
