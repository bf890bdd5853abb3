const rtlLetter = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/**
 * The parts of a line from left to right, as they stand on paper: words of a script that is written
 * from right to left follow each other in that direction, numbers among them included, within a line
 * that runs from left to right (Unicode Standard Annex 9, for what names and addresses need of it).
 */
export function orderWords(text: string): string[] {
  if (!rtlLetter.test(text)) return [text]
  const parts = text.match(/\s+|\p{Nd}+(?:[.,:/-]\p{Nd}+)*|[^\s\p{Nd}]+/gu) ?? []
  const ordered: string[] = []
  for (let at = 0; at < parts.length; ) {
    const end = findEnd(parts, at)
    const run = parts.slice(at, end).reverse()
    ordered.push(...(rtlLetter.test(run.join("")) ? run.map(mirrorBrackets) : run))
    at = end
  }
  return ordered
}

/** The end of the run of words from right to left that begins here, or of this one part. */
function findEnd(parts: readonly string[], start: number): number {
  if (!rtlLetter.test(parts[start] ?? "")) return start + 1
  let end = start + 1
  for (let at = end; at < parts.length; at += 1) {
    const part = parts[at] ?? ""
    if (rtlLetter.test(part) || /^(?:\p{Nd}|[)\]»])/u.test(part)) end = at + 1
    else if (/\p{L}/u.test(part)) break
  }
  return end
}

const mirrored: Readonly<Record<string, string>> = {
  ...{ "(": ")", ")": "(", "[": "]", "]": "[", "«": "»", "»": "«" },
}

/** Brackets open towards what they hold, whichever way it is written. */
function mirrorBrackets(part: string): string {
  return part.replaceAll(/[()[\]«»]/g, (bracket) => mirrored[bracket] ?? bracket)
}
