/** Returns the number of pages of a list of `count` entries, at least 1. */
export function getPageCount(count: number, perPage: number): number {
  return Math.max(1, Math.ceil(count / perPage))
}

/** Parses the page number of a path segment; null unless it is a plain whole number ("2"). */
export function parsePageNumber(segment: string): number | null {
  return /^[1-9]\d{0,3}$/.test(segment) ? Number(segment) : null
}

/**
 * Lists the page numbers to show around the current one, always with the first and the last; null
 * stands for omitted pages, and never for only one.
 */
export function listPageNumbers(page: number, pageCount: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pageCount]
  if (page <= 4) shown.push(2, 3, 4, 5)
  if (page > pageCount - 4) shown.push(pageCount - 4, pageCount - 3, pageCount - 2, pageCount - 1)
  const numbers = [...new Set(shown)].filter((n) => n >= 1 && n <= pageCount).sort((a, b) => a - b)
  return numbers.flatMap((number, at) => {
    const previous = numbers[at - 1] ?? 0
    if (number - previous === 2) return [number - 1, number]
    return number - previous > 2 ? [null, number] : [number]
  })
}
