import type { DataGraph, GraphEntry } from "./json-ld-graph.ts"
import type { Shape } from "./shape.ts"

/** All rich results that are checked. */
export type RichResultId =
  | "productSnippet"
  | "merchantListing"
  | "productVariants"
  | "reviewSnippet"
  | "breadcrumb"
  | "article"
  | "faq"
  | "organisation"
  | "localBusiness"
  | "video"
  | "imageMetadata"
  | "siteName"
  | "searchbox"
  | "event"
  | "carousel"

/** Context of the page that contains a node. */
export type RichContext = {
  /** Whether this is the home page of a language, where data about the whole shop belongs. */
  isHome: boolean
  /** Current time, to detect expired dates. */
  nowMs: number
}

/** What Google requires for one kind of rich result. */
export type RichRule = {
  id: RichResultId
  /** URL of Google's documentation that the shape was taken from. */
  source: string
  /** True if the rule applies to a node. */
  isFor: (entry: GraphEntry, graph: DataGraph) => boolean
  buildShape: (entry: GraphEntry, context: RichContext, graph: DataGraph) => Shape
}

const documentation = "https://developers.google.com/search/docs/appearance"

/** Returns the URL of a page on structured data in Google's documentation. */
export function buildSource(page: string): string {
  return `${documentation}/structured-data/${page}`
}

/** True if a node has one of these types. */
export function isA(entry: GraphEntry, ...types: readonly string[]): boolean {
  return entry.types.some((type) => types.includes(type))
}
