/** Collapses all whitespace to single spaces, as a browser renders it. */
export function collapseWhitespace(text: string): string {
  return text.replace(/\s+/gu, " ").trim()
}
