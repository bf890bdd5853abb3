import type { SiteSettings } from "#lib/site/site.ts"
import { buildSiteUrl } from "../site-url.ts"
import { buildBreadcrumbs } from "./build-breadcrumbs.ts"
import { buildOrganisation, buildShortOrganisation, buildStore } from "./build-organisation.ts"
import { buildPartNodes, type PartNodes } from "./build-part-nodes.ts"
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
  const partNodes = buildAllPartNodes(parts, {
    url,
    locale,
    nowMs,
    fallbackBrand: shop.organisation.name || shop.name,
  })
  const mainParts = partNodes.slice(0, main.length)
  const otherParts = partNodes.slice(main.length)
  const breadcrumbs = trails.flatMap(
    (steps, at) => buildBreadcrumbs(steps, { url, locale, at }) ?? [],
  )
  // The home page has no visible heading: its name is that of the shop.
  const name = page.path === "/" ? shop.name : page.name
  const webPage = buildWebPage(
    { ...page, name },
    {
      trailIds: breadcrumbs.flatMap(listId),
      mainIds: mainParts.flatMap(({ id }) => id ?? []),
      otherIds: [
        ...mainParts.flatMap(({ mentionIds }) => mentionIds),
        ...otherParts.flatMap(({ id, mentionIds }) => [
          ...(id === null ? [] : [id]),
          ...mentionIds,
        ]),
      ],
      questions: buildQuestions(
        parts.flatMap((part) => (part.kind === "questions" ? part.faqs : [])),
      ),
    },
  )
  const nodes = partNodes.flatMap((part) => part.nodes)
  return {
    "@context": "https://schema.org",
    "@graph": removeDuplicates([...buildShopNodes(shop, page), webPage, ...breadcrumbs, ...nodes]),
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

type PartsContext = Omit<Parameters<typeof buildPartNodes>[1], "listsBefore">

function buildAllPartNodes(parts: readonly GraphPart[], context: PartsContext): PartNodes[] {
  return parts.map((part, at) => {
    const previousParts = parts.slice(0, at)
    const listsBefore = previousParts.filter(
      (each) => each.kind === "list" && each.entries.length > 0,
    ).length
    return buildPartNodes(part, { ...context, listsBefore })
  })
}

/** Removes duplicate nodes by `@id`, such as a product shown twice or shared shipping details. */
function removeDuplicates(nodes: readonly GraphNode[]): GraphNode[] {
  return [...new Map(nodes.map((node) => [node["@id"], node] as const)).values()]
}

function listId(node: GraphNode): string[] {
  return node["@id"] === undefined ? [] : [node["@id"]]
}
