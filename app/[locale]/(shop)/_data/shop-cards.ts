import { getTranslations } from "next-intl/server"
import type { ProductFacts } from "#components/commerce/product/product-facts.ts"
import { getOpeningPrice } from "#components/commerce/product/product-labels.ts"
import { type Group, isRoot, listChildren } from "#lib/catalogue/group.ts"
import { parseCents } from "#lib/contract/money.ts"
import { formatMoney } from "#lib/money.ts"
import type { SocialCard } from "#lib/seo/social/social-card.ts"

/**
 * Returns the social card (Open Graph image) of a category, with its own image or that of a
 * subcategory.
 */
export async function getCategoryCard(
  locale: string,
  group: Group,
  groups: readonly Group[],
): Promise<SocialCard> {
  const t = await getTranslations({ locale, namespace: "category" })
  const below = listChildren(groups, group).find(({ picture }) => picture)
  return {
    kind: "category",
    slug: group.slug,
    name: group.name,
    label: isRoot(group) ? "" : t("shop"),
    price: null,
    picture: group.picture ?? below?.picture ?? null,
  }
}

/** Returns the social card (Open Graph image) of a product: first image, name and price. */
export async function getProductCard(
  locale: string,
  { product, photos }: Pick<ProductFacts, "product" | "photos">,
): Promise<SocialCard> {
  const [opening, t] = await Promise.all([
    getOpeningPrice(locale, product),
    getTranslations({ locale, namespace: "category" }),
  ])
  const { text, fullPrice } = opening
  return {
    kind: "product",
    slug: product.slug,
    name: product.name,
    label: product.primaryGroup?.name ?? t("shop"),
    price: { text, full: fullPrice === null ? null : formatMoney(parseCents(fullPrice), locale) },
    picture: product.picture ?? photos[0]?.picture ?? null,
  }
}
