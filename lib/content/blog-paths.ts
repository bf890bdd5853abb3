/** Articles on one page of the blog. */
export const articlesPerPage = 12

/** Path of a page of the blog; page 1 carries no number. */
export function buildBlogPath(page: number): string {
  return page === 1 ? "/blog" : `/blog/page/${page}`
}

/** Path of an article's page. */
export function buildArticlePath(slug: string): string {
  return `/blog/${slug}`
}
