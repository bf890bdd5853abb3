import { moveItem } from "./move-item.ts"

/** A link of a menu. `parent` is the menu's url, or the id of the link above. */
export type MenuLink = {
  id: number
  name: string
  link: string
  parent: string
  sort_order: number
  enabled: boolean
}

export type MenuNode = { link: MenuLink; children: MenuNode[] }

/** What a move changes of a link. */
export type MenuChange = { id: number; parent?: string; sort_order: number }

/** Builds the tree of the links below a menu or a link, in their order. */
export function buildMenuTree(links: readonly MenuLink[], parent: string): MenuNode[] {
  return listSiblings(links, parent).map((link) => ({
    link,
    children: buildMenuTree(
      links.filter((other) => other.id !== link.id),
      String(link.id),
    ),
  }))
}

function listSiblings(links: readonly MenuLink[], parent: string): MenuLink[] {
  return links
    .filter((link) => link.parent === parent)
    .toSorted((a, b) => a.sort_order - b.sort_order || a.id - b.id)
}

/**
 * Returns what changes if a link moves to a place (from 0) among those of a parent: its own parent
 * and place, and the places of those whose number differs. Nothing if it would stand below itself.
 */
export function buildMenuMove(
  links: readonly MenuLink[],
  id: number,
  target: { parent: string; index: number },
): MenuChange[] {
  const moved = links.find((link) => link.id === id)
  if (moved === undefined || isBelow(links, target.parent, id)) return []
  const siblings = listSiblings(links, target.parent)
  const from = siblings.indexOf(moved)
  const index = Math.max(0, Math.min(target.index, siblings.length - (from === -1 ? 0 : 1)))
  const order =
    from === -1
      ? [...siblings.slice(0, index), moved, ...siblings.slice(index)]
      : moveItem(siblings, from, index)
  return order.flatMap((link, at) => {
    const isNewHere = link.id === id && from === -1
    if (isNewHere) return [{ id: link.id, parent: target.parent, sort_order: at + 1 }]
    return link.sort_order === at + 1 ? [] : [{ id: link.id, sort_order: at + 1 }]
  })
}

/** True if a parent is this link, or a link below it. */
function isBelow(links: readonly MenuLink[], parent: string, id: number): boolean {
  for (let at: string | undefined = parent, steps = 0; at !== undefined; steps += 1) {
    if (at === String(id) || steps > links.length) return true
    const above = links.find((link) => String(link.id) === at)
    at = above?.parent
  }
  return false
}
