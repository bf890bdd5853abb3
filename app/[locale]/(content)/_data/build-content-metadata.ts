import type { Metadata } from "next"
import { getTranslations } from "next-intl/server"
import { getSite } from "#lib/api/site.ts"
import { listPageTexts } from "#lib/content/list-page-texts.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import { buildPageCard } from "./build-page-card.ts"
import type { ContentPageData } from "./get-content-page.ts"

/** Builds the metadata of a page that does not exist. */
export async function buildAbsentMetadata(locale: string): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: "notFound" })
  return { title: t("title") }
}

/** Builds the metadata of a content page, or of a missing one. */
export async function buildContentMetadata(
  content: ContentPageData | null,
  locale: string,
  path: string,
): Promise<Metadata> {
  if (!content) return buildAbsentMetadata(locale)
  const { page, loaded } = content
  const title = page.title || page.name
  return buildMetadata(await getSite(), {
    path,
    locale,
    title: loaded.itemName === null ? page.title : `${loaded.itemName} – ${title}`,
    name: page.name,
    description: loaded.itemName === null ? page.metaDescription : "",
    contents: [...(loaded.itemName === null ? [] : [loaded.itemName]), ...listPageTexts(page)],
    card: buildPageCard(content),
  })
}
