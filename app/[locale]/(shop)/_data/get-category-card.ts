import { getTranslations } from "next-intl/server"
import { type Group, isRoot, listChildren } from "#lib/catalogue/group.ts"
import type { SocialCard } from "#lib/seo/social/social-card.ts"

/** What a category's picture for social networks shows: its own, or that of one below it. */
export async function getCategoryCard(
  locale: string,
  group: Group,
  groups: readonly Group[],
): Promise<SocialCard> {
  const t = await getTranslations({ locale, namespace: "category" })
  const below = listChildren(groups, group).find(({ picture }) => picture)
  return {
    ...{ kind: "category", slug: group.slug, name: group.name },
    label: isRoot(group) ? "" : t("shop"),
    price: null,
    picture: group.picture ?? below?.picture ?? null,
  }
}
