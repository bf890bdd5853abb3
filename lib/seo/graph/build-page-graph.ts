import type {
  BreadcrumbListLeaf,
  ListItemLeaf,
  QuestionLeaf,
  SearchActionLeaf,
  WebSiteLeaf,
  WithActionConstraints,
} from "schema-dts"
import type { BreadcrumbStep } from "#lib/catalogue/group.ts"
import type { Faq } from "#lib/content/faq.ts"
import { getLanguageTag } from "#lib/contract/languages.ts"
import type { SiteSettings } from "#lib/site/site.ts"
import { buildSiteUrl } from "../site-url.ts"
import { buildImageObject } from "./build-image-object.ts"
import { buildOrganisation, buildShortOrganisation, buildStore } from "./build-organisation.ts"
import { buildPartNodes, type PartNodes } from "./build-part-nodes.ts"
import { buildRatings } from "./build-ratings.ts"
import {
  buildPartId,
  buildReference,
  buildShopId,
  type GraphNode,
  type PageGraph,
  type PageNode,
} from "./graph-node.ts"
import type { GraphPage, GraphPart } from "./graph-part.ts"
import { maxLengths, truncateText } from "./truncate-text.ts"
import { getVisibleText } from "./visible-text.ts"

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

/** Builds the Question nodes of an FAQ, each once. Omits entries whose reply has no text. */
export function buildQuestions(faqs: readonly Faq[]): QuestionLeaf[] {
  const each = new Map(faqs.map((faq) => [faq.id, faq] as const))
  return [...each.values()].flatMap(({ question, answer }) => {
    const name = truncateText(question, maxLengths.description)
    const text = truncateText(getVisibleText(answer), maxLengths.body)
    if (name === "" || text === "") return []
    return [
      { "@type": "Question" as const, name, acceptedAnswer: { "@type": "Answer" as const, text } },
    ]
  })
}

/** Builds a BreadcrumbList; null for fewer than two steps, which search engines ignore. */
export function buildBreadcrumbs(
  steps: readonly BreadcrumbStep[],
  { url, locale, at }: { url: string; locale: string; at: number },
): BreadcrumbListLeaf | null {
  if (steps.length < 2) return null
  return {
    "@type": "BreadcrumbList",
    "@id": buildPartId(url, at === 0 ? "trail" : `trail-${at + 1}`),
    itemListElement: steps.map((step, index) => buildStep(step, index + 1, locale)),
  }
}

/** Builds a ListItem. The last step is the page itself and has no URL. */
function buildStep({ name, href }: BreadcrumbStep, position: number, locale: string): ListItemLeaf {
  return {
    "@type": "ListItem",
    position,
    name: truncateText(name, maxLengths.name),
    ...(href !== null && { item: buildSiteUrl(href, locale) }),
  }
}

/** Builds the WebSite with only its identifying properties, for every page. */
export function buildShortWebsite({ name }: Pick<SiteSettings, "name">): WebSiteLeaf {
  return {
    "@type": "WebSite",
    "@id": buildShopId("website"),
    name,
    url: buildSiteUrl("/"),
    publisher: buildReference(buildShopId("organisation")),
  }
}

/** Builds the WebSite with its SearchAction. */
export function buildWebsite(settings: Pick<SiteSettings, "name">, locale: string): WebSiteLeaf {
  const search: WithActionConstraints<SearchActionLeaf> = {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      // Appended to the URL, because URL encoding would escape the braces.
      urlTemplate: `${buildSiteUrl("/search/", locale)}{search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  }
  return { ...buildShortWebsite(settings), potentialAction: search }
}

/** Nodes of the page's graph that the page node references. */
type PageReferences = {
  trailIds: readonly string[]
  mainIds: readonly string[]
  otherIds: readonly string[]
  questions: readonly QuestionLeaf[]
}

/** Builds the page node. A page with an FAQ is an FAQPage, regardless of its other type. */
function buildWebPage(page: GraphPage, references: PageReferences): PageNode {
  const { trailIds, mainIds, otherIds, questions } = references
  const url = buildSiteUrl(page.path, page.locale)
  const main = [...questions, ...mainIds.map(buildReference)]
  return {
    "@type": questions.length > 0 ? "FAQPage" : page.kind,
    "@id": buildPartId(url, "page"),
    url,
    name: truncateText(page.name, maxLengths.name),
    inLanguage: getLanguageTag(page.locale),
    isPartOf: buildReference(buildShopId("website")),
    ...(page.introducesShop && { about: buildReference(buildShopId("organisation")) }),
    ...(page.picture && { primaryImageOfPage: buildImageObject(page.picture) }),
    ...(trailIds.length > 0 && { breadcrumb: unwrapSingle(trailIds.map(buildReference)) }),
    ...(main.length > 0 && { mainEntity: unwrapSingle(main) }),
    ...(otherIds.length > 0 && { mentions: unwrapSingle(otherIds.map(buildReference)) }),
  }
}

/** Unwraps an array with one element. */
function unwrapSingle<T>(things: readonly T[]): T | readonly T[] {
  const [first, ...others] = things
  return first !== undefined && others.length === 0 ? first : things
}
