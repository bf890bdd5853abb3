/** Wanted entries of a list, and the page size of the API. */
export type ListWindow = { offset: number; limit: number; pageSize: number }

/** Last page that the API accepts in a request. */
const lastPage = 10_000

/**
 * Returns the wanted entries of a list with pages counted from 1, at most one page of them. Where
 * they span two pages, requests both in parallel.
 */
export async function listWindow<Entry>(
  { offset, limit, pageSize }: ListWindow,
  listPage: (page: number) => Promise<readonly Entry[]>,
): Promise<Entry[]> {
  const count = Math.min(limit, pageSize)
  const skipped = offset % pageSize
  const first = (offset - skipped) / pageSize + 1
  const wanted = skipped + count > pageSize ? [first, first + 1] : [first]
  const pages = await Promise.all(wanted.filter((page) => page <= lastPage).map(listPage))
  return pages.flat().slice(skipped, skipped + count)
}
