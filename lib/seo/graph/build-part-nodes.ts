import { buildArticle } from "./build-article.ts"
import { buildEvent } from "./build-event.ts"
import { buildItemList } from "./build-item-list.ts"
import { buildProduct, buildProductId, buildProductShippingDetails } from "./build-product.ts"
import { buildReturnPolicy } from "./build-return-policy.ts"
import { buildVideo } from "./build-video.ts"
import type { GraphNode } from "./graph-node.ts"
import type { GraphPart, ShownProduct } from "./graph-part.ts"
import { buildPartId } from "./node-ids.ts"

/** Context of a part: its page, and its position among the lists. */
export type PartContext = {
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
export type PartNodes = {
  id: string | null
  mentionIds: readonly string[]
  nodes: readonly GraphNode[]
}

const noNodes: PartNodes = { id: null, mentionIds: [], nodes: [] }

/** Builds the nodes of a part; none for questions and reviews, part of page and organisation. */
export function buildPartNodes(part: GraphPart, context: PartContext): PartNodes {
  switch (part.kind) {
    case "list":
      return buildListNodes(part, context)
    case "product":
      return buildProductNodes(part, context)
    case "article":
      return buildSingleNode(buildArticle(part.article, context.locale))
    case "questions":
    case "reviews":
      return noNodes
  }
}

function buildSingleNode(node: GraphNode): PartNodes {
  return { id: node["@id"] ?? null, mentionIds: [], nodes: [node] }
}

type ListPart = Extract<GraphPart, { kind: "list" }>

function buildListNodes(
  { name, entries }: ListPart,
  { url, locale, listsBefore }: PartContext,
): PartNodes {
  if (entries.length === 0) return noNodes
  const id = buildPartId(url, listsBefore === 0 ? "list" : `list-${listsBefore + 1}`)
  return buildSingleNode(buildItemList({ id, name, entries, locale }))
}

/** Builds the nodes of a product. Video and event do not depend on a valid product node. */
function buildProductNodes(shown: ShownProduct, { locale, ...context }: PartContext): PartNodes {
  const { product } = shown
  const id = buildProductId(product.slug, locale)
  const node = buildProduct(shown, { locale, ...context })
  const terms = node ? [...buildProductShippingDetails(shown), buildReturnPolicy(locale)] : []
  const video =
    product.video &&
    buildVideo({ id: `${id}-video`, video: product.video, description: product.blurb })
  const event = buildEvent(`${id}-event`, shown, locale)
  return {
    id: node && id,
    mentionIds: [...(video ? [`${id}-video`] : []), ...(event ? [`${id}-event`] : [])],
    nodes: [node, ...terms, video, event].filter((each) => each !== null),
  }
}
