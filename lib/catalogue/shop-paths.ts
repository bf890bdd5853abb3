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

/** Path of a search's results; page 1 carries no number. */
export function buildSearchPath(query: string, page = 1): string {
  return buildPagedPath(`/search/${encodeURIComponent(query)}`, page)
}

function buildPagedPath(path: string, page: number): string {
  return page === 1 ? path : `${path}/${page}`
}
