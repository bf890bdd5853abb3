/**
 * Returns the text without characters that cannot be stored or displayed: controls, lone
 * surrogates, and bidirectional overrides and isolates, which could make a name look like another.
 */
export function sanitiseText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/\p{Cs}/gu, "\ufffd")
}

/** Returns the same text in one line. */
export function sanitiseLine(text: string): string {
  return sanitiseText(text)
    .replace(/[\n\t]+/g, " ")
    .trim()
}

/** Escapes a text for HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;")
}
