/** Maximum text lengths in UTF-16 units, which limit the size of the structured data in a page. */
export const maxLengths = {
  headline: 110,
  person: 99,
  name: 150,
  description: 300,
  body: 2_000,
} as const

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" })
const ellipsis = "…"

/**
 * Truncates a text to one line of at most `maxLength` UTF-16 units, including the ellipsis: between
 * words where there are any, and never within a grapheme.
 */
export function truncateText(text: string, maxLength: number): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, " ").trim()
  if (line.length <= maxLength) return line
  let truncated = ""
  for (const { segment } of graphemes.segment(line.slice(0, maxLength + 1))) {
    if (truncated.length + segment.length + ellipsis.length > maxLength) break
    truncated += segment
  }
  const end = truncated.lastIndexOf(" ")
  return `${(end > maxLength / 2 ? truncated.slice(0, end) : truncated).trimEnd()}${ellipsis}`
}
