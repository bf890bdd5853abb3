const rtlScript = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/**
 * Splits a line into parts in visual order, from left to right: words of a right-to-left script
 * follow each other in that direction, numbers among them included, in a line that runs left to
 * right (the part of Unicode Standard Annex 9 that names and addresses need).
 */
export function resolveVisualOrder(text: string): string[] {
  if (!rtlScript.test(text)) return [text]
  const parts = text.match(/\s+|\p{Nd}+(?:[.,:/-]\p{Nd}+)*|[^\s\p{Nd}]+/gu) ?? []
  const ordered: string[] = []
  for (let at = 0; at < parts.length; ) {
    const end = findEnd(parts, at)
    const run = parts.slice(at, end).reverse()
    ordered.push(...(rtlScript.test(run.join("")) ? run.map(mirrorBrackets) : run))
    at = end
  }
  return ordered
}

/** Returns the end of the right-to-left run that starts here, or of this one part. */
function findEnd(parts: readonly string[], start: number): number {
  if (!rtlScript.test(parts[start] ?? "")) return start + 1
  let end = start + 1
  for (let at = end; at < parts.length; at += 1) {
    const part = parts[at] ?? ""
    if (rtlScript.test(part) || /^(?:\p{Nd}|[)\]»])/u.test(part)) end = at + 1
    else if (/\p{L}/u.test(part)) break
  }
  return end
}

const mirrored: Readonly<Record<string, string>> = {
  "(": ")",
  ")": "(",
  "[": "]",
  "]": "[",
  "«": "»",
  "»": "«",
}

/** Mirrors brackets, so that they open towards their content in either direction. */
function mirrorBrackets(part: string): string {
  return part.replaceAll(/[()[\]«»]/g, (bracket) => mirrored[bracket] ?? bracket)
}
