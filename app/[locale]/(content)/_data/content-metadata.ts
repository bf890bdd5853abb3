import type { Metadata } from "next"
import { getTranslations } from "next-intl/server"
import { getSite } from "#lib/api/site.ts"
import { listPageTexts } from "#lib/content/page.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import type { GraphPage, GraphPart, PageKind } from "#lib/seo/graph/graph-part.ts"
import type { ContentPageData } from "./get-content-page.ts"
import { buildPageCard } from "./page-cards.ts"

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
  return buildMetadata(await getSite(locale), {
    path,
    locale,
    title: loaded.itemName === null ? page.title : `${loaded.itemName} – ${title}`,
    name: page.name,
    description: loaded.itemName === null ? page.metaDescription : "",
    contents: [...(loaded.itemName === null ? [] : [loaded.itemName]), ...listPageTexts(page)],
    card: buildPageCard(content),
    // An item, such as a gallery, has texts of its own.
    completeLanguages: loaded.itemName === null ? (page.completeLanguages ?? []) : [],
  })
}

/** Content pages with a more specific schema.org type than WebPage. */
const kinds: Readonly<Record<string, PageKind>> = {
  about: "AboutPage",
  blog: "CollectionPage",
  contact: "ContactPage",
}
/** Slugs of pages whose structured data describes the organisation. */
const organisationPages: readonly string[] = ["home", "contact"]

type Place = { locale: string; path: string; main?: readonly GraphPart[] }

/** Builds the structured data of a content page; `main` is added by its route. */
export function buildContentGraph({ page, loaded }: ContentPageData, place: Place): GraphPage {
  const { itemName, picture, graphParts } = loaded
  return {
    ...place,
    kind: kinds[page.slug] ?? "WebPage",
    name: itemName === null ? page.name : `${itemName} – ${page.name}`,
    picture,
    introducesShop: organisationPages.includes(page.slug),
    others: graphParts,
  }
}
