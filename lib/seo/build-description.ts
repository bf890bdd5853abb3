import { formatPlainText, formatSingleLine, truncateAtWord } from "./plain-text.ts"

/** Signs that search results show of a description, about. */
const shownSigns = 160
/** How much of a text is looked at, markup and all. */
const readSigns = 8_000
/** Below this the next text is joined on. */
const enoughSigns = 80

/**
 * What is said of a page in search results: the first text somebody wrote for that, whole; else the
 * beginning of what the page says, cut at a word. Null where there is nothing but markup.
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
    if (derived.length >= enoughSigns) break
    derived = join(derived, formatPlainText(content.slice(0, readSigns)))
  }
  return derived === "" ? null : truncateAtWord(derived, shownSigns)
}

function join(before: string, next: string): string {
  if (before === "" || next === "") return before + next
  return formatSingleLine(`${before}${/\p{P}$/u.test(before) ? "" : "."} ${next}`)
}
