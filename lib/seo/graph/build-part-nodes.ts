import type {
  BlogPostingLeaf,
  EventLeaf,
  ItemListLeaf,
  MerchantReturnPolicyLeaf,
  VideoObjectLeaf,
} from "schema-dts"
import type { Video } from "#lib/catalogue/product.ts"
import { buildProductPath } from "#lib/catalogue/shop-paths.ts"
import type { Article } from "#lib/content/article.ts"
import { buildAmount } from "#lib/contract/money.ts"
import { buildSiteUrl } from "../site-url.ts"
import { buildGraphImageUrl } from "./build-image-object.ts"
import { listSoldSkus } from "./build-offer.ts"
import { buildPostalAddress } from "./build-organisation.ts"
import { buildProduct, buildProductId, buildProductShippingDetails } from "./build-product.ts"
import { buildPartId, buildReference, buildShopId, type GraphNode } from "./graph-node.ts"
import type { GraphPart, ListEntry, ShownProduct } from "./graph-part.ts"
import { maxLengths, truncateText } from "./truncate-text.ts"

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

/** Path of the page on shipping and returns. */
const returnsPath = "/shipping-and-returns"

/** Builds the return policy, no returns except for damaged items, with a link to its page. */
export function buildReturnPolicy(locale: string): MerchantReturnPolicyLeaf {
  return {
    "@type": "MerchantReturnPolicy",
    "@id": buildShopId("returns"),
    applicableCountry: "AU",
    returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
    merchantReturnLink: buildSiteUrl(returnsPath, locale),
  }
}

type ItemListInput = { id: string; name: string; entries: readonly ListEntry[]; locale: string }

/** Builds an ItemList of pages, in display order. */
export function buildItemList({ id, name, entries, locale }: ItemListInput): ItemListLeaf {
  return {
    "@type": "ItemList",
    "@id": id,
    ...(name !== "" && { name: truncateText(name, maxLengths.name) }),
    itemListElement: entries.map((entry, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: truncateText(entry.name, maxLengths.name),
      url: buildSiteUrl(entry.path, locale),
    })),
  }
}

/** Builds the BlogPosting of an article. The author defaults to the organisation. */
export function buildArticle(article: Article, locale: string): BlogPostingLeaf {
  const { slug, name, blurb, author, picture, publishedAt, updatedAt } = article
  const url = buildSiteUrl(`/blog/${slug}`, locale)
  const authorName = truncateText(author, maxLengths.person)
  const description = truncateText(blurb, maxLengths.description)
  return {
    "@type": "BlogPosting",
    "@id": buildPartId(url, "article"),
    headline: truncateText(name, maxLengths.headline),
    ...(description !== "" && { description }),
    ...(picture && { image: buildGraphImageUrl(picture) }),
    datePublished: publishedAt,
    dateModified: updatedAt,
    author:
      authorName === ""
        ? buildReference(buildShopId("organisation"))
        : { "@type": "Person", name: authorName },
    publisher: buildReference(buildShopId("organisation")),
    mainEntityOfPage: buildReference(buildPartId(url, "page")),
  }
}

type VideoInput = {
  id: string
  video: Video
  /** Description of the content; defaults to the name. */
  description: string
}

/**
 * Builds the VideoObject of a video that plays on the page. Null for a video that is only linked,
 * and for one without a name or a thumbnail, which search engines require.
 */
export function buildVideo({ id, video, description }: VideoInput): VideoObjectLeaf | null {
  const { src, slate, uploadedAt, lengthSeconds } = video
  const name = truncateText(video.name, maxLengths.name)
  if (src === null || slate === null || name === "") return null
  return {
    "@type": "VideoObject",
    "@id": id,
    name,
    description: truncateText(description, maxLengths.description) || name,
    thumbnailUrl: buildGraphImageUrl(slate),
    uploadDate: uploadedAt,
    contentUrl: buildSiteUrl(src),
    ...(lengthSeconds > 0 && { duration: `PT${Math.round(lengthSeconds)}S` }),
  }
}

/**
 * Builds the Event of a ticket product, with the price range of its tickets; null if the product
 * has no event, or date and location of the event are not both set.
 */
export function buildEvent(id: string, shown: ShownProduct, locale: string): EventLeaf | null {
  const { product, isSelling } = shown
  const { event, name, slug, blurb } = product
  if (!event) return null
  const picture = product.photos[0]?.picture ?? product.picture
  const description = truncateText(blurb, maxLengths.description)
  const skus = isSelling ? listSoldSkus(product) : []
  const prices = skus.map(({ price }) => price).sort((a, b) => a - b)
  const [lowest] = prices
  const highest = prices.at(-1)
  return {
    "@type": "Event",
    "@id": id,
    name: truncateText(name, maxLengths.name),
    ...(description !== "" && { description }),
    ...(picture && { image: buildGraphImageUrl(picture) }),
    startDate: event.startsAt,
    location: {
      "@type": "Place",
      name: truncateText(event.place, maxLengths.name),
      address: buildPostalAddress(event.place) ?? event.place,
    },
    organizer: buildReference(buildShopId("organisation")),
    ...(lowest !== undefined &&
      highest !== undefined && {
        offers: {
          "@type": "AggregateOffer",
          url: buildSiteUrl(buildProductPath(slug), locale),
          lowPrice: buildAmount(lowest),
          highPrice: buildAmount(highest),
          priceCurrency: "AUD",
          offerCount: skus.length,
          availability: `https://schema.org/${skus.some(({ isInStock }) => isInStock) ? "InStock" : "SoldOut"}`,
        },
      }),
  }
}
