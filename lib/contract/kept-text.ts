/**
 * Leaves out characters that cannot be kept or shown: controls, halves of one, and those that turn the
 * direction of the text around them, by which a name could pass for another.
 */
export function keepLines(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/\p{Cs}/gu, "\ufffd")
}

/** The same text in one line. */
export function joinLines(text: string): string {
  return keepLines(text)
    .replace(/[\n\t]+/g, " ")
    .trim()
}
