import { buildArticle } from "./build-article.ts"
import { buildEvent } from "./build-event.ts"
import { buildItemList } from "./build-item-list.ts"
import { buildProduct, buildProductDelivery, buildProductId } from "./build-product.ts"
import { buildReturnPolicy } from "./build-return-policy.ts"
import { buildVideo } from "./build-video.ts"
import type { GraphNode } from "./graph-node.ts"
import type { GraphPart, ShownProduct } from "./graph-part.ts"
import { buildPartId } from "./node-ids.ts"

/** Context of a part: its page, and its position among the lists. */
export type PartPlace = {
  /** URL of the page. */
  url: string
  locale: string
  nowMs: number
  fallbackBrand: string
  /** Number of lists on the page before this part. */
  listsBefore: number
}

/**
 * The nodes of a part. The page references `id` as the part itself, and `mentionIds` as additional
 * nodes.
 */
export type PlacedPart = {
  id: string | null
  besides: readonly string[]
  nodes: readonly GraphNode[]
}

const nothing: PlacedPart = { id: null, besides: [], nodes: [] }

/** Builds the nodes of a part; none for questions and reviews, part of page and organisation. */
export function buildPartNodes(part: GraphPart, place: PartPlace): PlacedPart {
  switch (part.kind) {
    case "list":
      return placeList(part, place)
    case "product":
      return placeProduct(part, place)
    case "article":
      return placeOne(buildArticle(part.article, place.locale))
    case "questions":
    case "reviews":
      return nothing
  }
}

function placeOne(node: GraphNode): PlacedPart {
  return { id: node["@id"] ?? null, besides: [], nodes: [node] }
}

type ListPart = Extract<GraphPart, { kind: "list" }>

function placeList(
  { name, entries }: ListPart,
  { url, locale, listsBefore }: PartPlace,
): PlacedPart {
  if (entries.length === 0) return nothing
  const id = buildPartId(url, listsBefore === 0 ? "list" : `list-${listsBefore + 1}`)
  return placeOne(buildItemList({ id, name, entries, locale }))
}

/** Builds the nodes of a product. Video and event do not depend on a valid product node. */
function placeProduct(shown: ShownProduct, { locale, ...place }: PartPlace): PlacedPart {
  const { product } = shown
  const id = buildProductId(product.slug, locale)
  const node = buildProduct(shown, { locale, ...place })
  const terms = node ? [...buildProductDelivery(shown), buildReturnPolicy(locale)] : []
  const video =
    product.video &&
    buildVideo({ id: `${id}-film`, video: product.video, description: product.blurb })
  const event = buildEvent(`${id}-event`, shown, locale)
  return {
    id: node && id,
    besides: [...(video ? [`${id}-film`] : []), ...(event ? [`${id}-event`] : [])],
    nodes: [node, ...terms, video, event].filter((each) => each !== null),
  }
}
