import type { Metadata } from "next"
import { getTranslations } from "next-intl/server"
import { getPage } from "#lib/api/content.ts"
import { getSite } from "#lib/api/site.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import { buildBlogPath } from "./page-data.ts"

/** What search engines read of a page of the blog. */
export async function buildBlogMetadata(page: number, locale: string): Promise<Metadata> {
  const [site, intro, t] = await Promise.all([
    getSite(),
    getPage("blog"),
    getTranslations({ locale, namespace: "content" }),
  ])
  const title = intro?.title || intro?.name || t("blog.title")
  return buildMetadata(site, {
    path: buildBlogPath(page),
    locale,
    title: page === 1 ? title : t("blog.titleOfPage", { page }),
    description: intro?.metaDescription ?? "",
  })
}
