import { buildPageCard } from "#app/[locale]/(content)/_data/build-page-card.ts"
import { getArticleCard } from "#app/[locale]/(content)/_data/get-article-card.ts"
import { getContentPage } from "#app/[locale]/(content)/_data/get-content-page.ts"
import { getCategoryCard } from "#app/[locale]/(shop)/_data/get-category-card.ts"
import { getProductCard } from "#app/[locale]/(shop)/_data/get-product-card.ts"
import { buildProductFacts } from "#components/commerce/product/product-facts.ts"
import { getArticle } from "#lib/api/content.ts"
import { getProduct } from "#lib/api/products.ts"
import { slugSchema } from "#lib/contract/primitives.ts"
import { buildShopCard, type SocialCard, socialKinds } from "#lib/seo/social/social-card.ts"
import type { Site } from "#lib/site/site.ts"

export type CardParams = { locale: string; kind: string; slug: string }

/** Returns the current content of the social card at this route; null if there is no such page. */
export async function getCard(
  { locale, kind, slug }: CardParams,
  site: Site,
): Promise<SocialCard | null> {
  const knownKind = socialKinds.find((one) => one === kind)
  if (!knownKind || !slugSchema.safeParse(slug).success) return null
  switch (knownKind) {
    case "shop": {
      const card = buildShopCard(site.settings)
      return card.slug === slug ? card : null
    }
    case "product": {
      const product = await getProduct(slug)
      return product && getProductCard(locale, buildProductFacts(product))
    }
    case "category": {
      const group = site.groups.find((one) => one.slug === slug)
      return group ? getCategoryCard(locale, group, site.groups) : null
    }
    case "article": {
      const article = await getArticle(slug)
      return article && getArticleCard(locale, article)
    }
    case "page": {
      const content = await getContentPage(slug, locale)
      return content && buildPageCard(content)
    }
  }
}
