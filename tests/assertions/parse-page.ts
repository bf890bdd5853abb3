import { JSDOM, VirtualConsole } from "jsdom"

/** One JSDOM window per process parses all documents, since a window costs more than a page. */
const { DOMParser } = new JSDOM("", { virtualConsole: new VirtualConsole() }).window
const styleText = /(<style\b[^>]*>)[^<]*(?=<\/style>)/g

/**
 * Parses a page's HTML, including `noscript` elements. Removes the style sheets: jsdom parses them
 * slowly and supports less of CSS than browsers do.
 */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html.replaceAll(styleText, "$1"), "text/html")
}
