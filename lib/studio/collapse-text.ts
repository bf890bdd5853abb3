/** A text on one line, as a browser would show it. */
export function collapseText(text: string): string {
  return text.replace(/\s+/gu, " ").trim()
}
