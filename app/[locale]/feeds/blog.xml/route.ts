import { getTranslations } from "next-intl/server"
import { registerCacheTags } from "#lib/api/cache-tags.ts"
import { getArticle, listArticles } from "#lib/api/content.ts"
import { getContentLanguage } from "#lib/api/content-language.ts"
import { getSite } from "#lib/api/site.ts"
import { lifetimes, tags } from "#lib/cache.ts"
import type { Article } from "#lib/content/article.ts"
import { defaultLocale, isLocale } from "#lib/contract/languages.ts"
import { buildBlogFeed, buildBlogFeedUrl } from "#lib/seo/crawl/blog-feed.ts"

/** Prerendered, and revalidated when an article changes, like the pages of the blog. */
export const dynamic = "force-static"

type Context = { params: Promise<{ locale: string }> }

const maxArticles = 20
/** The newest articles may not be translated: so many are searched for complete ones. */
const maxSearched = 100

export function generateStaticParams() {
  return [{ locale: defaultLocale }]
}

/**
 * Responds with the Atom feed of the newest articles; in another language than English of those that
 * are complete in it.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  await registerCacheTags([tags.site], lifetimes.page, locale)
  const { language } = await getContentLanguage(locale)
  if (locale !== defaultLocale && language === null) return new Response(null, { status: 404 })
  const [site, { articles }, t] = await Promise.all([
    getSite(locale),
    listArticles(1, locale === defaultLocale ? maxArticles : maxSearched, locale),
    getTranslations({ locale, namespace: "content" }),
  ])
  const fullArticles = await Promise.all(articles.map(({ slug }) => getArticle(slug, locale)))
  const isComplete = (article: Article) =>
    locale === defaultLocale || article.completeLanguages?.includes(locale)
  const intro = site.pages.get("blog")
  const texts = {
    locale,
    title: `${intro?.name || t("blog.title")} – ${site.settings.name}`,
    subtitle: site.seo.get("/blog")?.metaDescription || intro?.metaDescription || "",
  }
  const feed = buildBlogFeed(
    site.settings,
    texts,
    fullArticles
      .filter((article) => article !== null)
      .filter(isComplete)
      .slice(0, maxArticles),
  )
  return new Response(feed, {
    headers: {
      "Content-Type": "application/atom+xml; charset=utf-8",
      "Content-Location": new URL(buildBlogFeedUrl(locale)).pathname,
    },
  })
}
