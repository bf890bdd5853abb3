/** Characters that cannot be kept or shown are left out: controls, and halves of one. */
export function keepLines(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .replace(/\p{Cs}/gu, "\ufffd")
}

/** The same text in one line. */
export function joinLines(text: string): string {
  return keepLines(text)
    .replace(/[\n\t]+/g, " ")
    .trim()
}
