import type { Metadata } from "next"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { getArticle, listArticles } from "#lib/api/content.ts"
import { getSite } from "#lib/api/site.ts"
import type { Article } from "#lib/content/article.ts"
import { slugSchema } from "#lib/contract/primitives.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import { withBlogFeed } from "#lib/seo/crawl/blog-feed.ts"
import { handleMissingPath } from "../../../_data/handle-missing-path.ts"
import { buildAbsentMetadata } from "../../_data/content-metadata.ts"
import { getArticleCard } from "../../_data/page-cards.ts"
import { ArticleView } from "./_components/article-view.tsx"

type Props = { params: Promise<{ locale: string; article: string }> }

export const dynamicParams = true

/**
 * Number of articles prerendered at build time; older ones are rendered on the first request (ISR).
 */
const prerenderedCount = 24

export async function generateStaticParams() {
  const { articles } = await listArticles(1, prerenderedCount)
  return articles.map(({ slug }) => ({ article: slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, article: slug } = await params
  const [article, site] = await Promise.all([getArticlePage(slug, locale), getSite(locale)])
  if (!article) return buildAbsentMetadata(locale)
  const t = await getTranslations({ locale, namespace: "content" })
  const metadata = buildMetadata(site, {
    path: `/blog/${slug}`,
    locale,
    title: article.title,
    name: article.name,
    description: article.metaDescription,
    contents: [article.blurb, article.content],
    card: await getArticleCard(locale, article),
    completeLanguages: article.completeLanguages ?? [],
    kind: { type: "article", ...pickArticleDates(article) },
  })
  const { completeLanguages } = article
  return withBlogFeed(metadata, { title: t("blog.title"), locale, completeLanguages })
}

const pickArticleDates = ({ publishedAt, updatedAt, author }: Article) => ({
  publishedAt,
  updatedAt,
  author,
})

export default async function ArticlePage({ params }: Props) {
  const { locale, article: slug } = await params
  setRequestLocale(locale)
  const article = await getArticlePage(slug, locale)
  if (!article) return handleMissingPath(locale, `/blog/${slug}`)
  return <ArticleView article={article} locale={locale} />
}

/** Returns the article of a URL segment; null if there is none or the segment is not a slug. */
async function getArticlePage(segment: string, locale: string): Promise<Article | null> {
  return slugSchema.safeParse(segment).success ? getArticle(segment, locale) : null
}
