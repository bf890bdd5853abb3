import { findPageNode, type ReadGraph, type ReadNode, readGraph } from "./read-graph.ts"
import { listTexts, readPage, readText, type Visit } from "./visit.ts"

/** Metadata of a page for search engines, beside its visible content. */
export type ToldPage = {
  path: string
  html: string
  graph: ReadGraph
  /** The JSON-LD node of the page itself. */
  own: ReadNode
  heading: string
  title: string
  canonical: string | null
  /** Texts of each breadcrumb navigation. */
  trails: string[][]
  /** Link targets of its main content. */
  hrefs: ReadonlySet<string>
  text: string
  /** Row texts of a product's SKU table. */
  rows: string[]
}

/** Parses a page once into plain data, since documents are large and there are many pages. */
export function readToldPage(page: Visit): ToldPage {
  const document = readPage(page)
  const graph = readGraph(page)
  const trails = [...document.querySelectorAll('nav[aria-label="Breadcrumb"]')]
  const links = [...document.querySelectorAll("main a[href]")]
  return {
    ...{ path: page.path, html: page.html, graph, own: findPageNode(graph) },
    heading: readText(document, "h1") ?? "",
    title: readText(document, "title") ?? "",
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? null,
    trails: trails.map((nav) => listTexts(nav, "a, [aria-current]")),
    hrefs: new Set(links.map((link) => link.getAttribute("href") ?? "")),
    text: readText(document, "main") ?? "",
    rows: listTexts(document, "noscript table tbody tr"),
  }
}
