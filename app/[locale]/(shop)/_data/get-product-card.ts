import { getTranslations } from "next-intl/server"
import type { ProductFacts } from "#components/commerce/product/product-facts.ts"
import { getOpeningPrice } from "#components/commerce/product/product-labels.ts"
import { parseCents } from "#lib/contract/money.ts"
import { formatMoney } from "#lib/money.ts"
import type { SocialCard } from "#lib/seo/social/social-card.ts"

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
