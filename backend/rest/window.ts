/** Returns limit and offset of a page. Pages count from 1. */
export function buildWindow({ page, page_size }: { page: number; page_size: number }) {
  return { limit: page_size, offset: (page - 1) * page_size }
}
