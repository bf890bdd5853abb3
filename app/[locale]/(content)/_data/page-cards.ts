import { getTranslations } from "next-intl/server"
import type { Article } from "#lib/content/article.ts"
import type { SocialCard } from "#lib/seo/social/social-card.ts"
import type { ContentPageData } from "./get-content-page.ts"

/** Builds the social card (Open Graph image) of a content page from its title and first image. */
export function buildPageCard({ page, loaded }: ContentPageData): SocialCard {
  const { slug, title, name } = page
  return {
    kind: "page",
    slug,
    name: title || name,
    label: "",
    price: null,
    picture: loaded.picture,
  }
}

/** Returns the social card (Open Graph image) of an article. */
export async function getArticleCard(
  locale: string,
  { slug, name, picture }: Pick<Article, "slug" | "name" | "picture">,
): Promise<SocialCard> {
  const t = await getTranslations({ locale, namespace: "content" })
  return { kind: "article", slug, name, label: t("blog.title"), price: null, picture }
}
