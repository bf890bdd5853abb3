/** Slug of the group tree that `/shop` shows. */
export const shopRoot = "shop"
/** Slug of the group tree "Seasonal Specials" that `/shop-christmas` shows. */
export const seasonalRoot = "shop-christmas"

/** Path of a product's page. */
export function buildProductPath(slug: string): string {
  return `/product/${slug}`
}

/** Path of a category's page below the shop's or the seasonal root; page 1 carries no number. */
export function buildGroupPath(root: string, slug: string, page = 1): string {
  return buildPagedPath(slug === root ? `/${root}` : `/${root}/${slug}`, page)
}

/** Path of a search's results; page 1 carries no number. Without words: the search page itself. */
export function buildSearchPath(query: string, page = 1): string {
  const words = buildSegmentWords(query)
  return words === "" ? "/search" : buildPagedPath(`/search/${encodeURIComponent(words)}`, page)
}

/**
 * The words without what an address gives a meaning of its own: slashes, dots alone, and the ending
 * of a file's name. Searching takes those for spaces anyway.
 */
function buildSegmentWords(query: string): string {
  const words = query
    .replace(/[/\\]|\.(?=[a-z]+\s*$)/gi, " ")
    .replace(/\s+/g, " ")
    .trim()
  return /^\.+$/.test(words) ? "" : words
}

function buildPagedPath(path: string, page: number): string {
  return page === 1 ? path : `${path}/${page}`
}
