import { createRequire } from "node:module"

const styleText = /(<style\b[^>]*>)[^<]*(?=<\/style>)/g

let parser: DOMParser | null = null

/**
 * Parses a page's HTML, including `noscript` elements. Removes the style sheets: jsdom parses them
 * slowly and supports less of CSS than browsers do.
 */
export function parsePage(html: string): Document {
  parser ??= createParser()
  return parser.parseFromString(html.replaceAll(styleText, "$1"), "text/html")
}

/**
 * Loads jsdom, which end-to-end tests that import this module do not need. One window per process
 * parses all documents, since a window costs more than a page.
 */
function createParser(): DOMParser {
  const { JSDOM, VirtualConsole } = createRequire(import.meta.url)(
    "jsdom",
  ) as typeof import("jsdom")
  const { DOMParser } = new JSDOM("", { virtualConsole: new VirtualConsole() }).window
  return new DOMParser()
}
