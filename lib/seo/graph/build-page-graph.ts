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
 * Builds the JSON-LD graph of a page: the page, its breadcrumbs, lists, products, articles, reviews
 * and FAQ, and the organisation and website, each once and referenced by `@id`. The validity of
 * prices is computed from `nowMs`.
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
  // The home page has no visible heading: its name is that of the shop.
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

/** Builds the nodes of the shop: in full where it is introduced, else in their short form. */
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

/** Removes duplicate nodes by `@id`, such as a product shown twice or shared shipping details. */
function dropRepeated(nodes: readonly GraphNode[]): GraphNode[] {
  return [...new Map(nodes.map((node) => [node["@id"], node] as const)).values()]
}

function listId(node: GraphNode): string[] {
  return node["@id"] === undefined ? [] : [node["@id"]]
}
