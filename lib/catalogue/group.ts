import type { Picture } from "#lib/images/picture.ts"

/** A category. `content` is sanitised HTML. Nested-set values come from the API. */
export type Group = {
  id: number
  name: string
  slug: string
  root: number
  lft: number
  rgt: number
  level: number
  picture: Picture | null
  content: string
  title: string
  metaDescription: string
  updatedAt: string
}

/** True if the group is a root: its id equals `root` (specification 1, section 3). */
export function isRoot(group: Group): boolean {
  return group.id === group.root
}

/** Lists the direct children of a group, in order. */
export function listChildren(groups: readonly Group[], parent: Group): Group[] {
  return groups
    .filter((group) => isBelow(group, parent) && group.level === parent.level + 1)
    .sort((a, b) => a.lft - b.lft)
}

/** Lists the groups from the root down to the group's parent. */
export function listParents(groups: readonly Group[], group: Group): Group[] {
  return groups.filter((above) => isBelow(group, above)).sort((a, b) => a.level - b.level)
}

function isBelow(group: Group, above: Group): boolean {
  return group.root === above.root && group.lft > above.lft && group.rgt < above.rgt
}
