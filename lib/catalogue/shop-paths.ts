import type { ReviewSort } from "#lib/contract/review.ts"

/** Slug of the group tree that `/shop` shows. */
export const shopRoot = "shop"
/** Slug of the group tree "Seasonal Specials" that `/shop-christmas` shows. */
export const seasonalRoot = "shop-christmas"

/** Returns the path of a product page, with the URL query that chooses options of it. */
export function buildProductPath(slug: string, optionQuery = ""): string {
  return `/product/${slug}${optionQuery}`
}

/**
 * Returns the path of all reviews of a product in an order; page 1 has no number, and the default
 * order no name.
 */
export function buildReviewsPath(slug: string, page = 1, sort: ReviewSort = "newest"): string {
  const path = `${buildProductPath(slug)}/reviews`
  return buildPagedPath(sort === "newest" ? path : `${path}/${sort}`, page)
}

/** Returns the path of all questions about a product, with the form to send one; page 1 has no number. */
export function buildQuestionsPath(slug: string, page = 1): string {
  return buildPagedPath(`${buildProductPath(slug)}/questions`, page)
}

/**
 * Returns the path below which each SKU of a product has the form that requests an email for when it is
 * back in stock.
 */
export function buildStockAlertPath(slug: string): string {
  return `${buildProductPath(slug)}/back-in-stock`
}

/**
 * Returns the path of a category page below the shop's or the seasonal root; page 1 has no number.
 */
export function buildGroupPath(root: string, slug: string, page = 1): string {
  return buildPagedPath(slug === root ? `/${root}` : `/${root}/${slug}`, page)
}

/**
 * Returns the path of a search's results; page 1 has no number. Without a query: the search page
 * itself.
 */
export function buildSearchPath(query: string, page = 1): string {
  const words = buildSegmentWords(query)
  return words === "" ? "/search" : buildPagedPath(`/search/${encodeURIComponent(words)}`, page)
}

/**
 * Removes from a query what has a meaning of its own in a path: slashes, dots alone, and a file
 * extension. The search treats those as spaces anyway.
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
