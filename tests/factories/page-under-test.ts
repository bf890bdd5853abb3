import {
  findPageNode,
  parseGraph,
  type ReadGraph,
  type ReadNode,
} from "../assertions/parse-graph.ts"
import {
  getElementText,
  listTexts,
  type PageResponse,
  parseDocument,
} from "../support/request-page.ts"

/** Metadata of a page for search engines, beside its visible content. */
export type PageUnderTest = {
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
export function parsePageUnderTest(page: PageResponse): PageUnderTest {
  const document = parseDocument(page)
  const graph = parseGraph(page)
  const trails = [...document.querySelectorAll('nav[aria-label="Breadcrumb"]')]
  const links = [...document.querySelectorAll("main a[href]")]
  return {
    path: page.path,
    html: page.html,
    graph,
    own: findPageNode(graph),
    heading: getElementText(document, "h1") ?? "",
    title: getElementText(document, "title") ?? "",
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? null,
    trails: trails.map((nav) => listTexts(nav, "a, [aria-current]")),
    hrefs: new Set(links.map((link) => link.getAttribute("href") ?? "")),
    text: getElementText(document, "main") ?? "",
    rows: listTexts(document, "noscript table tbody tr"),
  }
}
