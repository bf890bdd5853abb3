import type { DataGraph, GraphEntry } from "./json-ld-graph.ts"
import type { Shape } from "./shape.ts"

/** Every rich result that is checked. */
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

/** Where on the shop a thing was found. */
export type RichPlace = {
  /** Whether this is the home page of a language, where what is said of the shop as a whole belongs. */
  isHome: boolean
  /** What is past by now. */
  nowMs: number
}

/** What Google asks for before it shows one kind of rich result. */
export type RichRule = {
  id: RichResultId
  /** The page of Google's documentation that the shape was taken from. */
  source: string
  /** Whether a thing is one that the rule is about. */
  isFor: (entry: GraphEntry, graph: DataGraph) => boolean
  buildShape: (entry: GraphEntry, place: RichPlace, graph: DataGraph) => Shape
}

const documentation = "https://developers.google.com/search/docs/appearance"

/** Address of a page about structured data in Google's documentation. */
export function buildSource(page: string): string {
  return `${documentation}/structured-data/${page}`
}

/** Whether a thing has one of these types. */
export function isA(entry: GraphEntry, ...types: readonly string[]): boolean {
  return entry.types.some((type) => types.includes(type))
}
