import { getTranslations } from "next-intl/server"
import type { Article } from "#lib/content/article.ts"
import type { SocialCard } from "#lib/seo/social/social-card.ts"

/** Returns the social card (Open Graph image) of an article. */
export async function getArticleCard(
  locale: string,
  { slug, name, picture }: Pick<Article, "slug" | "name" | "picture">,
): Promise<SocialCard> {
  const t = await getTranslations({ locale, namespace: "content" })
  return { kind: "article", slug, name, label: t("blog.title"), price: null, picture }
}
