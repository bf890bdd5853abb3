/** Which entries of a list are wanted, and how many the API gives at once. */
export type ListWindow = { offset: number; limit: number; pageSize: number }

/** The last page the API lets itself be asked for. */
const lastPage = 10_000

/**
 * The wanted entries of a list that comes in pages counted from 1; never more than one page holds.
 * Where they lie across two pages, both are asked for at once.
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
