import type { Metadata } from "next"
import { getTranslations } from "next-intl/server"
import { getSite } from "#lib/api/site.ts"
import { buildSearchPath } from "#lib/catalogue/shop-paths.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import type { SearchResults } from "../page-data.ts"

/** Builds the metadata of a search page, which is `noindex`. */
export async function getSearchMetadata(
  locale: string,
  results: SearchResults | null,
): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: "search" })
  return buildMetadata(await getSite(), {
    path: results ? buildSearchPath(results.query, results.page) : "/search",
    locale,
    title: results ? t("resultsTitle", { query: results.query }) : t("title"),
    description: "",
    isUnlisted: true,
  })
}
