import type { GraphPage, GraphPart, PageKind } from "#lib/seo/graph/graph-part.ts"
import type { ContentPageData } from "./get-content-page.ts"

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
