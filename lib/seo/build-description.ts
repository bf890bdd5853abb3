import { formatPlainText, formatSingleLine, truncateAtWord } from "./plain-text.ts"

/** Number of characters of a description that search results show, approximately. */
const maxLength = 160
/** Maximum length of the source text that is parsed, including markup. */
const maxSourceLength = 8_000
/** A shorter excerpt is extended by the next text. */
const minLength = 80

/**
 * Builds the meta description of a page: the first text in `written`, unabridged; else the start of
 * `contents`, truncated at a word. Null where there is nothing but markup.
 */
export function buildDescription(
  written: readonly string[],
  contents: readonly string[],
): string | null {
  for (const text of written) {
    const plain = formatPlainText(text)
    if (plain !== "") return plain
  }
  let derived = ""
  for (const content of contents) {
    if (derived.length >= minLength) break
    derived = join(derived, formatPlainText(content.slice(0, maxSourceLength)))
  }
  return derived === "" ? null : truncateAtWord(derived, maxLength)
}

function join(before: string, next: string): string {
  if (before === "" || next === "") return before + next
  return formatSingleLine(`${before}${/\p{P}$/u.test(before) ? "" : "."} ${next}`)
}
