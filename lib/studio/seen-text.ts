import { collapseText } from "./collapse-text.ts"

/** The properties of a parser node that are used here. */
export type SeenNode = {
  readonly type: string
  readonly data?: string
  readonly name?: string
  readonly attribs?: Readonly<Record<string, string>>
  readonly children?: readonly SeenNode[]
}

const unseen = new Set(
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
export function readSeenText(nodes: readonly SeenNode[], skipped: readonly string[] = []): string {
  const parts: string[] = []
  // A stack instead of recursion: a page may be nested arbitrarily deep.
  const open: (SeenNode | " ")[] = [...nodes].reverse()
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node === " ") parts.push(" ")
    else if (node.type === "text") parts.push(node.data ?? "")
    else if (isSeen(node) && !skipped.includes(node.name ?? "")) {
      const gap = inline.has(node.name ?? "") ? null : " "
      if (gap) {
        parts.push(gap)
        open.push(gap)
      }
      for (const child of [...(node.children ?? [])].reverse()) open.push(child)
    }
  }
  return collapseText(parts.join(""))
}

function isSeen({ type, name = "", attribs = {} }: SeenNode): boolean {
  if (type !== "tag" && type !== "root") return false
  if (unseen.has(name) || attribs.hidden !== undefined) return false
  return name !== "dialog" || attribs.open !== undefined
}
