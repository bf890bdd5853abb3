import type { GraphPage, GraphPart, PageKind } from "#lib/seo/graph/graph-part.ts"
import type { ContentPageData } from "./load-content-page.ts"

/** Content pages that are more to search engines than a page. */
const kinds: Readonly<Record<string, PageKind>> = {
  about: "AboutPage",
  blog: "CollectionPage",
  contact: "ContactPage",
}
/** Where the shop tells who it is. */
const introductions: readonly string[] = ["home", "contact"]

type Place = { locale: string; path: string; main?: readonly GraphPart[] }

/** What search engines are told of a content page; `main` is what its route adds to it. */
export function buildContentGraph({ page, loaded }: ContentPageData, place: Place): GraphPage {
  const { itemName, picture, graphParts } = loaded
  return {
    ...place,
    kind: kinds[page.slug] ?? "WebPage",
    name: itemName === null ? page.name : `${itemName} – ${page.name}`,
    picture,
    introducesShop: introductions.includes(page.slug),
    others: graphParts,
  }
}
