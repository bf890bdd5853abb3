import { JSDOM, VirtualConsole } from "jsdom"

/** A window costs more than most pages: all documents are parsed by the one of this process. */
const { DOMParser } = new JSDOM("", { virtualConsole: new VirtualConsole() }).window
const styleText = /(<style\b[^>]*>)[^<]*(?=<\/style>)/g

/**
 * A page's elements, those of `noscript` as well. Its style sheets are left out: jsdom parses them
 * slowly, and understands less of CSS than browsers do.
 */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html.replaceAll(styleText, "$1"), "text/html")
}
