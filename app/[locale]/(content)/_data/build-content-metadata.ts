import type { Metadata } from "next"
import { getTranslations } from "next-intl/server"
import { getSite } from "#lib/api/site.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import { getComposedPage } from "./load-content-page.ts"

/** What a page that does not exist says of itself. */
export async function buildAbsentMetadata(locale: string): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: "notFound" })
  return { title: t("title") }
}

/** What search engines read of a content page, or of its absence. */
export async function buildContentMetadata(
  slug: string,
  locale: string,
  path = `/${slug}`,
): Promise<Metadata> {
  const [site, page] = await Promise.all([getSite(), getComposedPage(slug)])
  if (!page) return buildAbsentMetadata(locale)
  return buildMetadata(site, {
    path,
    locale,
    title: page.title || page.name,
    description: page.metaDescription,
  })
}
