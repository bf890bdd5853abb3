import type { Metadata } from "next"
import { getTranslations } from "next-intl/server"
import { getSite } from "#lib/api/site.ts"
import { seasonalRoot } from "#lib/catalogue/shop-paths.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import { buildListPath, type CategoryList, getListPageCount } from "./category-list.ts"
import { getCategoryCard } from "./shop-cards.ts"

/** Builds the metadata of a category page; empty for a page that does not exist. */
export async function getCategoryMetadata(
  locale: string,
  list: CategoryList | null,
): Promise<Metadata> {
  if (!list) return {}
  const t = await getTranslations({ locale, namespace: "category" })
  const { group, page } = list
  const site = await getSite(locale)
  const name = group.title || group.name
  const listedItems = list.products?.tiles ?? list.categories
  return buildMetadata(site, {
    path: buildListPath(list),
    locale,
    title: page === 1 ? group.title : t("titleOfPage", { title: name, page }),
    name: group.name,
    // Only page 1 has the description: the other pages list other products.
    description: page === 1 ? group.metaDescription : "",
    contents: [
      ...(page === 1 ? [group.content] : [t("titleOfPage", { title: group.name, page })]),
      listedItems.map((thing) => thing.name).join(", "),
    ],
    // A seasonal category stays online out of season for visitors with its URL, but not for search
    // engines.
    isUnlisted: list.root === seasonalRoot && listedItems.length === 0,
    completeLanguages: group.completeLanguages ?? [],
    card: await getCategoryCard(locale, group, site.groups),
    previousPath: page > 1 ? buildListPath(list, page - 1) : null,
    nextPath: page < getListPageCount(list) ? buildListPath(list, page + 1) : null,
  })
}
