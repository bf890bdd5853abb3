import {
  type DataGraph,
  type DataNode,
  type GraphEntry,
  listTypes,
  listValues,
} from "../json-ld-graph.ts"
import { buildSource, isA, type RichContext, type RichRule } from "../rich-rule.ts"
import { buildRichFinding, type RichFinding, type Shape } from "../shape.ts"
import { isDay } from "../value-kinds.ts"
import { returnsShape, shippingShape } from "./delivery.ts"
import { ratingShape, reviewShape } from "./review.ts"

const isOffered = (entry: GraphEntry) => "offers" in entry.node
/**
 * True for a standalone product or variant; in a list, an order or a review it is only referenced.
 */
const isStandalone = (entry: GraphEntry) =>
  entry.parent === null || entry.property === "hasVariant" || entry.property === "mainEntity"

/** Product snippet: price, stars and stock below a regular search result. */
export const productSnippet: RichRule = {
  id: "productSnippet",
  source: buildSource("product-snippet"),
  isFor: (entry) => isA(entry, "Product") && isStandalone(entry),
  buildShape: (entry, context, graph) => ({
    required: [...needFromGroup(entry, graph, "name"), ["offers", "review", "aggregateRating"]],
    recommended: entry.property === "hasVariant" ? [] : ["aggregateRating", "review"],
    nested: {
      offers: (offer) =>
        listTypes(offer).includes("AggregateOffer") ? aggregateOffer : buildSnippetOffer(context),
      aggregateRating: ratingShape,
      review: reviewShape,
    },
  }),
}

const aggregateOffer: Shape = {
  required: ["lowPrice", "priceCurrency"],
  recommended: ["highPrice", "offerCount"],
  values: { lowPrice: "amount", highPrice: "amount", priceCurrency: "currency" },
}

function buildSnippetOffer(context: RichContext): Shape {
  return {
    required: [["price", "priceSpecification.price"]],
    recommended: [
      "availability",
      ["priceCurrency", "priceSpecification.priceCurrency"],
      "priceValidUntil",
    ],
    values: {
      price: "amount",
      priceCurrency: "currency",
      priceValidUntil: "day",
      "priceSpecification.price": "amount",
      availability: "availability",
    },
    customCheck: (offer) => findPastDate(offer, context),
  }
}

/** Google omits an offer whose price validity has expired. */
function findPastDate({ priceValidUntil }: DataNode, { nowMs }: RichContext): RichFinding[] {
  if (!isDay(priceValidUntil)) return []
  const endMs = Date.parse(priceValidUntil.slice(0, 10)) + 24 * 60 * 60 * 1000
  return endMs < nowMs ? [buildRichFinding("datePast", "warning", "priceValidUntil")] : []
}

/** Merchant listing: a free listing with price, shipping and returns in the shopping results. */
export const merchantListing: RichRule = {
  id: "merchantListing",
  source: buildSource("merchant-listing"),
  isFor: (entry) => isA(entry, "Product") && isStandalone(entry) && isOffered(entry),
  buildShape: (entry, _context, graph) => ({
    required: [
      ...needFromGroup(entry, graph, "name"),
      ...needFromGroup(entry, graph, "image"),
      "offers",
    ],
    recommended: [
      ...needFromGroup(entry, graph, "description"),
      ...needFromGroup(entry, graph, "brand", "brand.name"),
      ["sku", "mpn", "gtin", "gtin8", "gtin12", "gtin13", "gtin14", "isbn"],
    ],
    values: { image: "picture" },
    nested: { offers: merchantOffer },
    customCheck: (product, graph) => {
      const offers = listValues(graph, product, "offers").map(graph.resolve)
      const isMixed = offers.some((offer) => offer && listTypes(offer).includes("AggregateOffer"))
      return isMixed ? [buildRichFinding("mixedOffers", "error", "offers")] : []
    },
  }),
}

const merchantOffer: Shape = {
  required: [
    ["price", "priceSpecification.price"],
    ["priceCurrency", "priceSpecification.priceCurrency"],
  ],
  recommended: ["availability", "shippingDetails", "hasMerchantReturnPolicy"],
  values: {
    price: "positiveAmount",
    priceCurrency: "currency",
    availability: "availability",
    itemCondition: "condition",
    url: "address",
  },
  nested: { shippingDetails: shippingShape, hasMerchantReturnPolicy: returnsShape },
}

/** Returns a property that a variant must have itself, because its group lacks it. */
function needFromGroup(
  entry: GraphEntry,
  graph: DataGraph,
  property: string,
  requiredPath = property,
): readonly string[] {
  const isBelow = entry.property === "hasVariant"
  const group = isBelow ? entry.parent?.node : graph.resolve(entry.node.isVariantOf)
  return group && property in group ? [] : [requiredPath]
}

/**
 * Product variants: colours, sizes and others of one product, distinguished in search and shopping.
 */
export const productVariants: RichRule = {
  id: "productVariants",
  source: buildSource("product-variants"),
  isFor: (entry) => isA(entry, "ProductGroup"),
  buildShape: () => ({
    required: ["name"],
    recommended: ["hasVariant", "variesBy", "productGroupID", "brand.name", "description", "url"],
    values: { url: "address" },
    customCheck: (group, graph) => {
      const variants = listValues(graph, group, "hasVariant").map(graph.resolve)
      return validateIds(variants.filter((variant) => variant !== null))
    },
  }),
}

/** Requires a unique id of every variant. */
function validateIds(variants: readonly DataNode[]): RichFinding[] {
  const names = ["sku", "gtin", "gtin8", "gtin12", "gtin13", "gtin14", "mpn"]
  const ids = variants.map((variant) => {
    const name = names.find((each) => typeof variant[each] === "string" && variant[each] !== "")
    return name === undefined ? null : String(variant[name])
  })
  const known = ids.filter((id) => id !== null)
  const property = "hasVariant.sku"
  return [
    ...(known.length < ids.length ? [buildRichFinding("noVariantId", "error", property)] : []),
    ...(new Set(known).size < known.length
      ? [buildRichFinding("sameVariantId", "error", property)]
      : []),
  ]
}
