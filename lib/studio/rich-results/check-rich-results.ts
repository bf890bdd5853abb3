import { type DataGraph, type DataNode, type GraphEntry, readGraph } from "./json-ld-graph.ts"
import type { RichPlace, RichResultId, RichRule } from "./rich-rule.ts"
import { article, event, faq, imageMetadata, video } from "./rules/content.ts"
import { breadcrumb, carousel } from "./rules/lists.ts"
import { localBusiness, organisation } from "./rules/organisation.ts"
import { merchantListing, productSnippet } from "./rules/product.ts"
import { reviewSnippet } from "./rules/review.ts"
import { searchbox, siteName } from "./rules/site.ts"
import { productVariants } from "./rules/variants.ts"
import { checkShape, type RichRemark } from "./shape.ts"

const rules: readonly RichRule[] = [
  ...[productSnippet, merchantListing, productVariants, reviewSnippet],
  ...[breadcrumb, article, faq, video, imageMetadata, event],
  ...[organisation, localBusiness, siteName, searchbox, carousel],
]

/** A finding, and the number of nodes that have it. */
export type CountedRemark = RichRemark & { count: number }

/** One kind of rich result that a page may get, and what prevents it. */
export type RichResult = {
  id: RichResultId
  /** URL of Google's documentation that the rules were taken from. */
  source: string
  /** Number of nodes on the page that it applies to, and the names of the first few. */
  count: number
  names: readonly string[]
  /** Errors first. */
  remarks: readonly CountedRemark[]
}

const mostNames = 3
const order = { fault: 0, warning: 1, hint: 2 }

/**
 * Validates a page's structured data against Google's published rules; returns one entry per kind
 * of rich result that applies. `blocks` is the data of its JSON-LD elements, of any shape.
 */
export function checkRichResults(blocks: readonly unknown[], place: RichPlace): RichResult[] {
  const graph = readGraph(blocks)
  return rules.map((rule) => checkRule(rule, graph, place)).filter((result) => result !== null)
}

function checkRule(rule: RichRule, graph: DataGraph, place: RichPlace): RichResult | null {
  const entries = graph.entries.filter((entry) => rule.isFor(entry, graph))
  if (entries.length === 0) return null
  const counted = new Map<string, CountedRemark>()
  for (const entry of entries) {
    for (const found of checkEntry(rule, entry, graph, place)) {
      const key = `${found.code} ${found.property} ${found.kind ?? ""}`
      counted.set(key, { ...found, count: (counted.get(key)?.count ?? 0) + 1 })
    }
  }
  const remarks = [...counted.values()].sort((a, b) => order[a.severity] - order[b.severity])
  const names = entries.map(({ node }) => nameOf(node)).filter((name) => name !== "")
  const { id, source } = rule
  return {
    id,
    source,
    count: entries.length,
    names: [...new Set(names)].slice(0, mostNames),
    remarks,
  }
}

/** Returns the findings of one node. Repetitions, such as for each of its offers, count once. */
function checkEntry(rule: RichRule, entry: GraphEntry, graph: DataGraph, place: RichPlace) {
  const { node } = entry
  const whole = graph.resolve({ "@id": node["@id"] }) ?? node
  const found = checkShape(
    graph,
    "@id" in node ? whole : node,
    rule.buildShape(entry, place, graph),
  )
  return new Map(found.map((each) => [`${each.code} ${each.property}`, each])).values()
}

function nameOf({ name, headline }: DataNode): string {
  return [name, headline].find((text) => typeof text === "string")?.slice(0, 80) ?? ""
}
