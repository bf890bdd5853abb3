import { load } from "cheerio/slim"

/** Returns the visible text of sanitised HTML, on one line; empty for markup without text. */
export function getVisibleText(html: string): string {
  return extractVisibleText(load(html, null, false).root().get())
}

/** The properties of a parser node that are used here. */
type HtmlNode = {
  readonly type: string
  readonly data?: string
  readonly name?: string
  readonly attribs?: Readonly<Record<string, string>>
  readonly children?: readonly HtmlNode[]
}

const invisibleElements = new Set(
  "script style template svg math iframe object canvas datalist textarea head".split(" "),
)
/** Inline elements, which no space separates from their neighbours. */
const inline = new Set(
  "a abbr b bdi bdo cite code data dfn em i kbd mark q s samp small span strong sub sup time u var wbr font ins del".split(
    " ",
  ),
)

/**
 * Returns the visible text of nodes for a browser without JavaScript, on one line. `skipped` names
 * elements to omit in addition to invisible ones.
 */
export function extractVisibleText(
  nodes: readonly HtmlNode[],
  skipped: readonly string[] = [],
): string {
  const texts: string[] = []
  // A stack instead of recursion: a page may be nested arbitrarily deep.
  const stack: (HtmlNode | " ")[] = [...nodes].reverse()
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node === " ") texts.push(" ")
    else if (node.type === "text") texts.push(node.data ?? "")
    else if (isVisible(node) && !skipped.includes(node.name ?? "")) {
      const gap = inline.has(node.name ?? "") ? null : " "
      if (gap) {
        texts.push(gap)
        stack.push(gap)
      }
      for (const child of [...(node.children ?? [])].reverse()) stack.push(child)
    }
  }
  return collapseWhitespace(texts.join(""))
}

function isVisible({ type, name = "", attribs = {} }: HtmlNode): boolean {
  if (type !== "tag" && type !== "root") return false
  if (invisibleElements.has(name) || attribs.hidden !== undefined) return false
  return name !== "dialog" || attribs.open !== undefined
}

/** Collapses all whitespace to single spaces, as a browser renders it. */
export function collapseWhitespace(text: string): string {
  return text.replace(/\s+/gu, " ").trim()
}
