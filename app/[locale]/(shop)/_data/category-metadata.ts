import type { Metadata } from "next"
import { getTranslations } from "next-intl/server"
import { getSite } from "#lib/api/site.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import { buildListPath, type CategoryList, countListPages } from "./category-list.ts"

/** What search engines read of a category's page; nothing for one that does not exist. */
export async function getCategoryMetadata(
  locale: string,
  list: CategoryList | null,
): Promise<Metadata> {
  if (!list) return {}
  const t = await getTranslations({ locale, namespace: "category" })
  const { group, page } = list
  const name = group.title || group.name
  return buildMetadata(await getSite(), {
    path: buildListPath(list),
    locale,
    title: page === 1 ? name : t("titleOfPage", { title: name, page }),
    description: group.metaDescription,
    picture: group.picture ?? list.products?.tiles[0]?.picture ?? null,
    previousPath: page > 1 ? buildListPath(list, page - 1) : null,
    nextPath: page < countListPages(list) ? buildListPath(list, page + 1) : null,
  })
}
