import sanitizeHtml from "sanitize-html"
import { allowedAttributes, sanitiseAttributes } from "./sanitise-html-attributes.ts"

const text = ["p", "br", "hr", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "div", "address"]
const marks = ["a", "b", "strong", "i", "em", "u", "s", "del", "ins", "mark", "small", "sub", "sup"]
const words = ["span", "abbr", "cite", "code", "dfn", "kbd", "q", "samp", "time", "var", "wbr"]
const lists = ["ul", "ol", "li", "dl", "dt", "dd"]
const rows = ["table", "caption", "colgroup", "col", "thead", "tbody", "tfoot", "tr", "th", "td"]
const media = ["img", "figure", "figcaption", "details", "summary"]

/** Elements that sanitised HTML may contain. */
export const allowedElements: readonly string[] = [text, marks, words, lists, rows, media].flat()

/** Legacy elements and their replacements. A page has its one h1 already. */
const renamed: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ h1: "h2", center: "div", strike: "s", tt: "code", acronym: "abbr" }),
  ...["section", "article", "header", "footer", "aside", "main"].map(
    (tag) => [tag, "div"] as const,
  ),
])

/**
 * Maximum nesting: far deeper than any text, and far from where browsers start to close elements by
 * themselves.
 */
const deepest = 100

/**
 * Removes from editors' HTML everything that could run, restyle the page, leave its parent element
 * or pass for a part of the page itself. Retains formatting: alignment, lists, tables, figure
 * elements and the sizes of images. Links that start with http open in a new tab, those to the
 * shop's own site stay inside it.
 */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...allowedElements],
    allowedAttributes: { ...allowedAttributes },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowedSchemesByTag: { img: ["http", "https"] },
    allowProtocolRelative: false,
    // The only style left has been built here, word by word.
    parseStyleAttributes: false,
    nestingLimit: deepest,
    transformTags: {
      "*": (given, attribs) => {
        const tagName = renamed.get(given) ?? given
        const align = given === "center" ? { align: "center" } : {}
        return { tagName, attribs: sanitiseAttributes(tagName, { ...align, ...attribs }) }
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
  })
}
