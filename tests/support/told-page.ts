import { findPageNode, type ReadGraph, type ReadNode, readGraph } from "./read-graph.ts"
import { listTexts, readPage, readText, type Visit } from "./visit.ts"

/** What a page tells search engines, beside what it shows to visitors. */
export type ToldPage = {
  path: string
  html: string
  graph: ReadGraph
  /** The page itself, as it is told of. */
  own: ReadNode
  heading: string
  title: string
  canonical: string | null
  /** Steps of each trail. */
  trails: string[][]
  /** Where its content leads to. */
  hrefs: ReadonlySet<string>
  text: string
  /** Rows of a product's table of SKUs. */
  rows: string[]
}

/** A page read once: documents are large, and there are many pages. */
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
