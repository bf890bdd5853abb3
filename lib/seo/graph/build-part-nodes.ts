import { buildArticle } from "./build-article.ts"
import { buildEvent } from "./build-event.ts"
import { buildItemList } from "./build-item-list.ts"
import { buildProduct, buildProductDelivery, buildProductId } from "./build-product.ts"
import { buildReturnPolicy } from "./build-return-policy.ts"
import { buildVideo } from "./build-video.ts"
import type { GraphNode } from "./graph-node.ts"
import type { GraphPart, ShownProduct } from "./graph-part.ts"
import { buildPartId } from "./node-ids.ts"

/** Where a part stands. */
export type PartPlace = {
  /** The page's own address. */
  url: string
  locale: string
  nowMs: number
  fallbackBrand: string
  /** How many lists of the page stand before it. */
  listsBefore: number
}

/** A part as nodes: `id` is what the page points to as this part, `besides` what comes with it. */
export type PlacedPart = {
  id: string | null
  besides: readonly string[]
  nodes: readonly GraphNode[]
}

const nothing: PlacedPart = { id: null, besides: [], nodes: [] }

/** The nodes of a part; none of questions and reviews, which the page and the business hold. */
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

/** A film, or the event of a ticket, is told of beside a product of which nothing could be made, too. */
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
