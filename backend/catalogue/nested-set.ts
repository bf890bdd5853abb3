import type { Result } from "#lib/contract/result.ts"

/** A group's position in its tree. Siblings, and the roots, are ordered by `lft`, then by id. */
export type GroupPosition = {
  id: number
  parent_id: number | null
  root: number
  lft: number
  rgt: number
  level: number
}

export type NestedSetErrorCode =
  | "no_such_group"
  | "no_such_parent"
  | "no_such_neighbour"
  | "below_itself"
  | "has_children"

/** The new positions of the groups that have to change, or why the change is rejected. */
export type NestedSetPlan = Result<GroupPosition[], NestedSetErrorCode>

type Children = Map<number | null, number[]>

/** Plans a new group as its parent's last child, or as a root. */
export function buildCreatePlan(
  forest: readonly GroupPosition[],
  id: number,
  parentId: number | null,
): NestedSetPlan {
  const children = sortChildren(forest)
  if (parentId !== null && !isKnown(forest, parentId)) return reject("no_such_parent")
  append(children, parentId, id)
  return changesBetween(forest, children)
}

/**
 * Plans to move a group, with all groups below it, below a parent: before one of its children, or to
 * their end (`beforeId` null). Without `beforeId`, a move to its current parent changes nothing.
 */
export function buildMovePlan(
  forest: readonly GroupPosition[],
  id: number,
  parentId: number | null,
  beforeId?: number | null,
): NestedSetPlan {
  const group = forest.find((each) => each.id === id)
  if (!group) return reject("no_such_group")
  const isUnsorted = beforeId === undefined && group.parent_id === parentId
  if (isUnsorted || beforeId === id) return { ok: true, value: [] }
  const parent = forest.find((each) => each.id === parentId)
  if (parentId !== null && !parent) return reject("no_such_parent")
  if (parent && isAtOrBelow(parent, group)) return reject("below_itself")
  const children = sortChildren(forest)
  remove(children, group.parent_id, id)
  append(children, parentId, id)
  if (typeof beforeId === "number" && !placeBefore(children, parentId, beforeId)) {
    return reject("no_such_neighbour")
  }
  const plan = changesBetween(forest, children)
  // The moved root itself must change: its cache tags are those of the change.
  const isUnchanged = parentId === null && plan.ok && !plan.value.some((each) => each.id === id)
  return isUnchanged && !isSameOrder(forest, children) ? changesBetween(forest, children, 2) : plan
}

/** Plans to close the gap of a deleted group. Rejects a group that has children. */
export function buildDeletePlan(forest: readonly GroupPosition[], id: number): NestedSetPlan {
  const group = forest.find((each) => each.id === id)
  if (!group) return reject("no_such_group")
  if (forest.some((each) => each.parent_id === id)) return reject("has_children")
  const children = sortChildren(forest)
  remove(children, group.parent_id, id)
  return changesBetween(forest, children)
}

/** True if a group is the other one or a descendant of it. */
function isAtOrBelow(group: GroupPosition, other: GroupPosition) {
  return group.root === other.root && group.lft >= other.lft && group.rgt <= other.rgt
}

function isKnown(forest: readonly GroupPosition[], id: number) {
  return forest.some((group) => group.id === id)
}

function reject(error: NestedSetErrorCode): Result<never, NestedSetErrorCode> {
  return { ok: false, error }
}

function sortChildren(forest: readonly GroupPosition[]): Children {
  const children: Children = new Map()
  for (const group of [...forest].sort((a, b) => a.lft - b.lft || a.id - b.id)) {
    append(children, group.parent_id, group.id)
  }
  return children
}

function append(children: Children, parentId: number | null, id: number) {
  children.set(parentId, [...(children.get(parentId) ?? []), id])
}

/** Moves the last child of a parent before another of its children; false if that is none. */
function placeBefore(children: Children, parentId: number | null, beforeId: number): boolean {
  const ids = children.get(parentId) ?? []
  const place = ids.indexOf(beforeId)
  if (place < 0) return false
  children.set(parentId, [...ids.slice(0, place), ...ids.slice(-1), ...ids.slice(place, -1)])
  return true
}

function remove(children: Children, parentId: number | null, id: number) {
  const rest = (children.get(parentId) ?? []).filter((each) => each !== id)
  children.set(parentId, rest)
}

function changesBetween(
  before: readonly GroupPosition[],
  children: Children,
  first = 1,
): NestedSetPlan {
  const known = new Map(before.map((group) => [group.id, group]))
  const changed = number(children, first).filter((group) => !isSame(group, known.get(group.id)))
  return { ok: true, value: changed }
}

function isSameOrder(forest: readonly GroupPosition[], children: Children): boolean {
  const roots = sortChildren(forest).get(null) ?? []
  return roots.join() === (children.get(null) ?? []).join()
}

/**
 * Numbers the trees: the first one from `first`, each other one from the least number that sorts its
 * root behind the one before it. Roots in the order of their ids all start at `first`.
 */
function number(children: Children, first: number): GroupPosition[] {
  let start = first
  let last = 0
  return (children.get(null) ?? []).flatMap((root) => {
    if (root < last) start += 1
    last = root
    return numberTree(children, root, start)
  })
}

function numberTree(children: Children, root: number, start: number): GroupPosition[] {
  const numbered: GroupPosition[] = []
  let next = start
  const visit = (id: number, parentId: number | null, level: number) => {
    const group = { id, parent_id: parentId, root, lft: next++, rgt: 0, level }
    numbered.push(group)
    for (const child of children.get(id) ?? []) visit(child, id, level + 1)
    group.rgt = next++
  }
  visit(root, null, 0)
  return numbered
}

function isSame(a: GroupPosition, b: GroupPosition | undefined) {
  return (
    b !== undefined &&
    a.parent_id === b.parent_id &&
    a.root === b.root &&
    a.lft === b.lft &&
    a.rgt === b.rgt &&
    a.level === b.level
  )
}
