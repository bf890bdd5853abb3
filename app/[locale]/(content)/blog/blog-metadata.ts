import type { Metadata } from "next"
import { getTranslations } from "next-intl/server"
import { getSite } from "#lib/api/site.ts"
import { buildBlogPath } from "#lib/content/blog-paths.ts"
import { listPageTexts } from "#lib/content/list-page-texts.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import { withBlogFeed } from "#lib/seo/crawl/blog-feed-link.ts"
import { buildPageCard } from "../_data/build-page-card.ts"
import type { BlogData } from "./page-data.ts"

/** Builds the metadata of a page of the blog; empty for a page that does not exist. */
export async function buildBlogMetadata(blog: BlogData | null, locale: string): Promise<Metadata> {
  if (!blog) return {}
  const { intro, page, pageCount, articles } = blog
  const t = await getTranslations({ locale, namespace: "content" })
  const title = page === 1 ? intro?.page.title : t("blog.titleOfPage", { page })
  const pageTexts = page === 1 ? (intro ? listPageTexts(intro.page) : []) : [title ?? ""]
  const metadata = buildMetadata(await getSite(), {
    path: buildBlogPath(page),
    locale,
    title: title ?? "",
    name: intro?.page.name || t("blog.title"),
    description: intro?.page.metaDescription ?? "",
    contents: [...pageTexts, articles.map(({ name }) => name).join(". ")],
    ...(intro && { card: buildPageCard(intro) }),
    previousPath: page > 1 ? buildBlogPath(page - 1) : null,
    nextPath: page < pageCount ? buildBlogPath(page + 1) : null,
  })
  return withBlogFeed(metadata, t("blog.title"))
}
