import sanitizeHtml from "sanitize-html"

const text = ["p", "br", "hr", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "code", "div"]
const inline = ["a", "b", "strong", "i", "em", "u", "s", "small", "sub", "sup", "span", "abbr"]
const lists = ["ul", "ol", "li", "dl", "dt", "dd"]
const tables = ["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"]
const media = ["img", "figure", "figcaption"]

/**
 * Editors' HTML with everything removed that could run or restyle the page. Links that begin with
 * http open in a new tab.
 */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...text, ...inline, ...lists, ...tables, ...media],
    allowedAttributes: {
      a: ["href", "target", "rel", "title", "id"],
      img: ["src", "alt", "width", "height", "loading"],
      th: ["scope", "colspan", "rowspan"],
      td: ["colspan", "rowspan"],
      abbr: ["title"],
      "*": ["id", "lang", "dir"],
    },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowedSchemesByTag: { img: ["http", "https"] },
    allowProtocolRelative: false,
    transformTags: {
      h1: "h2",
      a: (tagName, attribs) => ({ tagName, attribs: parseLinkAttributes(attribs) }),
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: "lazy" } }),
    },
  })
}

function parseLinkAttributes(attribs: Record<string, string>): Record<string, string> {
  const { target: _target, rel: _rel, ...rest } = attribs
  const isExternal = /^https?:/i.test(rest.href ?? "")
  return isExternal ? { ...rest, target: "_blank", rel: "noopener noreferrer" } : rest
}
