const sizes = [2, 2, 4]

/**
 * Applies the input mask `D#/M#/Y###` to a typed or pasted date: 31122026 becomes 31/12/2026,
 * 1/2/2026 becomes 01/02/2026, and so does 2026-02-01. A slash is added after a complete part only
 * while typing forwards, so that it can be deleted.
 */
export function maskDate(text: string, isDeleting: boolean): string {
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text)
  const written = iso ? `${iso[3]}/${iso[2]}/${iso[1]}` : text
  const parts = [""]
  for (const sign of written) {
    const at = parts.length - 1
    const part = parts[at] ?? ""
    if (/\d/.test(sign)) {
      if (part.length < (sizes[at] ?? 0)) parts[at] = part + sign
      else if (at < 2) parts.push(sign)
    } else if (/[/.\-\s]/.test(sign) && part !== "" && at < 2) {
      parts[at] = part.padStart(2, "0")
      parts.push("")
    }
  }
  const at = parts.length - 1
  const isFull = at < 2 && parts[at]?.length === 2
  return parts.join("/") + (isFull && !isDeleting ? "/" : "")
}
