import type { SiteSettings } from "#lib/site/site.ts"
import { buildSiteUrl } from "../site-url.ts"
import { buildBreadcrumbs } from "./build-breadcrumbs.ts"
import { buildOrganisation, buildShortOrganisation, buildStore } from "./build-organisation.ts"
import { buildPartNodes, type PlacedPart } from "./build-part-nodes.ts"
import { buildQuestions } from "./build-questions.ts"
import { buildRatings } from "./build-ratings.ts"
import { buildWebPage } from "./build-web-page.ts"
import { buildShortWebsite, buildWebsite } from "./build-website.ts"
import type { GraphNode, PageGraph } from "./graph-node.ts"
import type { GraphPage, GraphPart } from "./graph-part.ts"

type Shop = Pick<SiteSettings, "name" | "organisation" | "openingHours" | "social">

/**
 * Everything a page tells search engines: itself, the trails and lists it shows, what it sells, says
 * and answers, and whose it is, each once and pointed to by its id. Prices are told to hold as of
 * `nowMs`.
 */
export function buildPageGraph(shop: Shop, page: GraphPage, nowMs: number): PageGraph {
  const { locale, main = [], others = [], trails = [] } = page
  const url = buildSiteUrl(page.path, locale)
  const parts = [...main, ...others]
  const placed = placeAll(parts, {
    url,
    locale,
    nowMs,
    fallbackBrand: shop.organisation.name || shop.name,
  })
  const mainParts = placed.slice(0, main.length)
  const otherParts = placed.slice(main.length)
  const crumbs = trails.flatMap((steps, at) => buildBreadcrumbs(steps, { url, locale, at }) ?? [])
  // The front page has no heading that is seen: it is called as the shop is.
  const name = page.path === "/" ? shop.name : page.name
  const webPage = buildWebPage(
    { ...page, name },
    {
      trailIds: crumbs.flatMap(listId),
      mainIds: mainParts.flatMap(({ id }) => id ?? []),
      otherIds: [
        ...mainParts.flatMap(({ besides }) => besides),
        ...otherParts.flatMap(({ id, besides }) => [...(id === null ? [] : [id]), ...besides]),
      ],
      questions: buildQuestions(
        parts.flatMap((part) => (part.kind === "questions" ? part.faqs : [])),
      ),
    },
  )
  const nodes = placed.flatMap((part) => part.nodes)
  return {
    "@context": "https://schema.org",
    "@graph": dropRepeated([...buildShopNodes(shop, page), webPage, ...crumbs, ...nodes]),
  }
}

/** Whose page it is: in full where the shop introduces itself, else as much as tells it apart. */
function buildShopNodes(shop: Shop, page: GraphPage): GraphNode[] {
  const parts = [...(page.main ?? []), ...(page.others ?? [])]
  const ratings = buildRatings(parts.flatMap((part) => (part.kind === "reviews" ? [part] : [])))
  if (!page.introducesShop) {
    return [{ ...buildShortOrganisation(shop), ...ratings }, buildShortWebsite(shop)]
  }
  const store = buildStore(shop)
  return [
    { ...buildOrganisation(shop), ...ratings },
    ...(store ? [store] : []),
    buildWebsite(shop, page.locale),
  ]
}

type Place = Omit<Parameters<typeof buildPartNodes>[1], "listsBefore">

function placeAll(parts: readonly GraphPart[], place: Place): PlacedPart[] {
  return parts.map((part, at) => {
    const before = parts.slice(0, at)
    const listsBefore = before.filter(
      (each) => each.kind === "list" && each.entries.length > 0,
    ).length
    return buildPartNodes(part, { ...place, listsBefore })
  })
}

/** A product shown twice, or the way its goods are brought, is told of once. */
function dropRepeated(nodes: readonly GraphNode[]): GraphNode[] {
  return [...new Map(nodes.map((node) => [node["@id"], node] as const)).values()]
}

function listId(node: GraphNode): string[] {
  return node["@id"] === undefined ? [] : [node["@id"]]
}
