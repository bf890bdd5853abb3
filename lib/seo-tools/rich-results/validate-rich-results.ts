import { defaultLocale } from "#lib/contract/languages.ts"
import { resolvePathInLocale } from "#lib/i18n/path-locale.ts"
import type { PageReport } from "../page-report.ts"
import {
  type DataGraph,
  type DataNode,
  type GraphEntry,
  parseJsonLdGraph,
} from "./json-ld-graph.ts"
import type { RichContext, RichResultId, RichRule } from "./rich-rule.ts"
import { article, event, faq, imageMetadata, video } from "./rules/content.ts"
import { breadcrumb, carousel } from "./rules/lists.ts"
import { localBusiness, organisation } from "./rules/organisation.ts"
import { merchantListing, productSnippet, productVariants } from "./rules/product.ts"
import { reviewSnippet } from "./rules/review.ts"
import { searchbox, siteName } from "./rules/site.ts"
import { type RichFinding, validateShape } from "./shape.ts"

const rules: readonly RichRule[] = [
  productSnippet,
  merchantListing,
  productVariants,
  reviewSnippet,
  breadcrumb,
  article,
  faq,
  video,
  imageMetadata,
  event,
  organisation,
  localBusiness,
  siteName,
  searchbox,
  carousel,
]

/** A finding, and the number of nodes that have it. */
export type CountedRichFinding = RichFinding & { count: number }

/** One kind of rich result that a page may get, and what prevents it. */
export type RichResult = {
  id: RichResultId
  /** URL of Google's documentation that the rules were taken from. */
  source: string
  /** Number of nodes on the page that it applies to, and the names of the first few. */
  count: number
  names: readonly string[]
  /** Errors first. */
  findings: readonly CountedRichFinding[]
}

const maxNames = 3
const order = { error: 0, warning: 1, hint: 2 }

/**
 * Validates the structured data of a page of the shop, as far as it can be parsed. Data about the
 * whole shop is expected on the home page of each language.
 */
export function validatePageRichResults(
  { structuredData, url }: PageReport,
  nowMs: number,
): RichResult[] {
  const blocks = structuredData.filter(({ problem }) => problem === null).map(({ data }) => data)
  const isHome = resolvePathInLocale(new URL(url).pathname, defaultLocale) === "/"
  return validateRichResults(blocks, { isHome, nowMs })
}

/**
 * Validates structured data against Google's published rules; returns one entry per kind
 * of rich result that applies. `blocks` is the data of its JSON-LD elements, of any shape.
 */
export function validateRichResults(
  blocks: readonly unknown[],
  context: RichContext,
): RichResult[] {
  const graph = parseJsonLdGraph(blocks)
  return rules.map((rule) => validateRule(rule, graph, context)).filter((result) => result !== null)
}

function validateRule(rule: RichRule, graph: DataGraph, context: RichContext): RichResult | null {
  const entries = graph.entries.filter((entry) => rule.isFor(entry, graph))
  if (entries.length === 0) return null
  const counted = new Map<string, CountedRichFinding>()
  for (const entry of entries) {
    for (const found of validateEntry(rule, entry, graph, context)) {
      const key = `${found.code} ${found.property} ${found.kind ?? ""}`
      counted.set(key, { ...found, count: (counted.get(key)?.count ?? 0) + 1 })
    }
  }
  const findings = [...counted.values()].sort((a, b) => order[a.severity] - order[b.severity])
  const names = entries.map(({ node }) => getName(node)).filter((name) => name !== "")
  const { id, source } = rule
  return {
    id,
    source,
    count: entries.length,
    names: [...new Set(names)].slice(0, maxNames),
    findings,
  }
}

/** Returns the findings of one node. Repetitions, such as for each of its offers, count once. */
function validateEntry(rule: RichRule, entry: GraphEntry, graph: DataGraph, context: RichContext) {
  const { node } = entry
  const whole = graph.resolve({ "@id": node["@id"] }) ?? node
  const findings = validateShape(
    graph,
    "@id" in node ? whole : node,
    rule.buildShape(entry, context, graph),
  )
  return new Map(findings.map((each) => [`${each.code} ${each.property}`, each])).values()
}

function getName({ name, headline }: DataNode): string {
  return [name, headline].find((text) => typeof text === "string")?.slice(0, 80) ?? ""
}
