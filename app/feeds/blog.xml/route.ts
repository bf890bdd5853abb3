import { getTranslations } from "next-intl/server"
import { getArticle, listArticles } from "#lib/api/content.ts"
import { getSite } from "#lib/api/site.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import { blogFeedPath, buildBlogFeed } from "#lib/seo/crawl/blog-feed.ts"

/** Prerendered, and revalidated when an article changes, like the pages of the blog. */
export const dynamic = "force-static"

const maxArticles = 20

/** Responds with the Atom feed of the newest articles. */
export async function GET(): Promise<Response> {
  const [site, { articles }, t] = await Promise.all([
    getSite(),
    listArticles(1, maxArticles),
    getTranslations({ locale: defaultLocale, namespace: "content" }),
  ])
  const fullArticles = await Promise.all(articles.map(({ slug }) => getArticle(slug)))
  const intro = site.pages.get("blog")
  const texts = {
    title: `${intro?.name || t("blog.title")} – ${site.settings.name}`,
    subtitle: site.seo.get("/blog")?.metaDescription || intro?.metaDescription || "",
  }
  const feed = buildBlogFeed(
    site.settings,
    texts,
    fullArticles.filter((article) => article !== null),
  )
  return new Response(feed, {
    headers: {
      "Content-Type": "application/atom+xml; charset=utf-8",
      "Content-Location": blogFeedPath,
    },
  })
}
