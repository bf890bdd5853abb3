import { z } from "zod"
import type { PageResponse } from "../support/request-page.ts"

type Page = Pick<PageResponse, "html" | "path">

const nodeSchema = z.looseObject({ "@type": z.string(), "@id": z.string() })
const graphSchema = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(nodeSchema).min(3),
})
const offerSchema = z.object({
  name: z.string(),
  offers: z.object({
    url: z.string(),
    price: z.string().regex(/^\d+\.\d\d$/),
    priceCurrency: z.literal("AUD"),
    priceValidUntil: z.string().regex(/^\d{4}-12-31$/),
    availability: z.enum(["https://schema.org/InStock", "https://schema.org/OutOfStock"]),
  }),
})
const listSchema = z.object({
  itemListElement: z.array(z.object({ name: z.string(), url: z.string().optional() })),
})
const questionsSchema = z.array(
  z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) }),
)
const ratedSchema = z.object({
  review: z
    .array(
      z.object({
        author: z.object({ name: z.string() }),
        reviewRating: z.object({ ratingValue: z.number().min(1).max(5) }),
        reviewBody: z.string(),
      }),
    )
    .default([]),
  aggregateRating: z.object({ ratingValue: z.number(), ratingCount: z.number() }).optional(),
})

export type ReadNode = z.infer<typeof nodeSchema>
export type ReadGraph = z.infer<typeof graphSchema>

/** Returns the contents of a page's JSON-LD scripts, each up to its first `</script`. */
export function listLinkedData(page: Page): string[] {
  const scripts = page.html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script/gs)
  return [...scripts].map(([, text]) => text ?? "")
}

/** Returns the only JSON-LD graph of a page. Throws if there is none, several or an invalid one. */
export function parseGraph(page: Page): ReadGraph {
  const [text, ...others] = listLinkedData(page)
  if (text === undefined) throw new Error(`${page.path} has no linked data`)
  if (others.length > 0) throw new Error(`${page.path} has linked data more than once`)
  return graphSchema.parse(JSON.parse(text))
}

/** Returns the nodes of these types, in document order. */
export function findNodes({ "@graph": nodes }: ReadGraph, ...types: readonly string[]): ReadNode[] {
  return nodes.filter((node) => types.includes(node["@type"]))
}

/** Returns the node of the page itself. Throws if there is none or several. */
export function findPageNode({ "@graph": nodes }: ReadGraph): ReadNode {
  const [own, ...others] = nodes.filter((node) => node["@id"].endsWith("#page"))
  if (!own || others.length > 0) throw new Error("A graph is of one page")
  return own
}

/** Returns the products or SKUs on offer in a graph, with their offers. */
export function listOffers(graph: ReadGraph) {
  return findNodes(graph, "Product", "ProductGroup").flatMap((node) =>
    "hasVariant" in node ? z.array(offerSchema).parse(node.hasVariant) : [offerSchema.parse(node)],
  )
}

/** Returns the entries of a BreadcrumbList or an ItemList. */
export function listEntries(node: ReadNode) {
  return listSchema.parse(node).itemListElement
}

/** Returns the questions of a page's FAQPage nodes. */
export function listQuestions(graph: ReadGraph) {
  const pages = findNodes(graph, "FAQPage")
  return pages.flatMap(({ mainEntity: questions }) =>
    questionsSchema.parse(Array.isArray(questions) ? questions : [questions]),
  )
}

/** Returns the reviews and ratings of the shop in a graph. */
export function listRatings(graph: ReadGraph) {
  return findNodes(graph, "Organization").map((node) => ratedSchema.parse(node))
}
