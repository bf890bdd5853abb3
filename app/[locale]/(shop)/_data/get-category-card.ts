import { getTranslations } from "next-intl/server"
import { type Group, isRoot, listChildren } from "#lib/catalogue/group.ts"
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
