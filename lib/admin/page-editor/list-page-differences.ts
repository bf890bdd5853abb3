import type { PageBody } from "#lib/contract/page-admin-calls.ts"
import type { Block, NodePath, PlacedWidget, Row, Rows } from "./page-tree.ts"

/**
 * One difference between two states of a page. `path` is the place in the newer state, or in the
 * older one for what was removed; null for the page's own texts. `type` is a widget's.
 */
export type PageDifference = {
  kind: "added" | "removed" | "moved" | "changed"
  path: NodePath | null
  type: string
  /** Name of the changed field; "" for the whole. */
  field: string
  before: unknown
  after: unknown
}

const texts = ["name", "url", "title", "meta_description", "content"] as const

/** Lists the differences between what is live and a draft, in the order of the draft. */
export function listPageDifferences(live: PageBody, draft: PageBody): PageDifference[] {
  const own = texts.flatMap((field) => compareField(null, "", field, live[field], draft[field]))
  return [...own, ...compareRows(live.rows, draft.rows)]
}

function compareRows(before: Rows, after: Rows): PageDifference[] {
  const pairs = pairItems(before, after, isSameRow)
  return listPairs(pairs).flatMap(([from, to]): PageDifference[] => {
    const [old, row] = [pick(before, from), pick(after, to)]
    if (old === undefined) return [buildWhole("added", [to ?? 0], "")]
    if (row === undefined) return [buildWhole("removed", [from ?? 0], "")]
    const path = [to ?? 0] as const
    const moved = isMoved(pairs, from, to) ? [buildWhole("moved", path, "")] : []
    const { blocks: oldBlocks, ...oldFields } = old
    const { blocks, ...fields } = row
    return [
      ...moved,
      ...compareFields(path, "", oldFields, fields),
      ...compareBlocks(oldBlocks, blocks, path),
    ]
  })
}

function compareBlocks(
  before: readonly Block[],
  after: readonly Block[],
  [row]: NodePath,
): PageDifference[] {
  const pairs = pairItems(before, after, (one, other) => one.id === other.id)
  return listPairs(pairs).flatMap(([from, to]): PageDifference[] => {
    const [old, block] = [pick(before, from), pick(after, to)]
    if (old === undefined) return [buildWhole("added", [row, to ?? 0], "")]
    if (block === undefined) return [buildWhole("removed", [row, from ?? 0], "")]
    const path = [row, to ?? 0] as const
    const moved = isMoved(pairs, from, to) ? [buildWhole("moved", path, "")] : []
    const { widgets: oldWidgets, id: _old, ...oldFields } = old
    const { widgets, id: _id, ...fields } = block
    return [
      ...moved,
      ...compareFields(path, "", oldFields, fields),
      ...compareWidgets(oldWidgets, widgets, path),
    ]
  })
}

function compareWidgets(
  before: readonly PlacedWidget[],
  after: readonly PlacedWidget[],
  [row, block = 0]: NodePath,
): PageDifference[] {
  const equal = pairItems(before, after, isEqual)
  const pairs = pairItems(before, after, (one, other) => one.type === other.type, equal)
  return listPairs(pairs).flatMap(([from, to]): PageDifference[] => {
    const [old, widget] = [pick(before, from), pick(after, to)]
    if (old === undefined) {
      return [buildWhole("added", [row, block, to ?? 0], widget?.type ?? "")]
    }
    if (widget === undefined) return [buildWhole("removed", [row, block, from ?? 0], old.type)]
    const path = [row, block, to ?? 0] as const
    const { type } = widget
    const moved = isMoved(pairs, from, to) ? [buildWhole("moved", path, type)] : []
    const { templatevar: oldSettings, wrapper: oldFrame, ...oldFields } = old
    const { templatevar: settings, wrapper, ...fields } = widget
    return [
      ...moved,
      ...compareFields(path, type, oldSettings, settings),
      ...compareFields(path, type, oldFrame, wrapper),
      ...compareFields(path, type, oldFields, fields),
    ]
  })
}

type Pair = readonly [from: number | null, to: number | null]

/** Pairs items of two lists: those that match, each at most once; `known` pairs stay. */
function pairItems<T>(
  before: readonly T[],
  after: readonly T[],
  isMatch: (one: T, other: T) => boolean,
  known: readonly Pair[] = [],
): Pair[] {
  const taken = new Map<number, number>()
  for (const [from, to] of known) if (from !== null && to !== null) taken.set(from, to)
  const used = new Set(taken.values())
  for (const [at, item] of before.entries()) {
    if (taken.has(at)) continue
    const found = after.findIndex((other, index) => !used.has(index) && isMatch(item, other))
    if (found < 0) continue
    taken.set(at, found)
    used.add(found)
  }
  const added = after.flatMap((_, to): Pair[] => (used.has(to) ? [] : [[null, to]]))
  return [...before.map((_, from): Pair => [from, taken.get(from) ?? null]), ...added]
}

/** In the order of the newer list; what was removed stands at its old place. */
function listPairs(pairs: readonly Pair[]): Pair[] {
  return pairs.toSorted(([from, to], [otherFrom, otherTo]) => {
    return (to ?? from ?? 0) - (otherTo ?? otherFrom ?? 0)
  })
}

/** True if an item stands in another order among those that are in both lists. */
function isMoved(pairs: readonly Pair[], from: number | null, to: number | null): boolean {
  const both = pairs.filter(
    (pair): pair is [number, number] => pair[0] !== null && pair[1] !== null,
  )
  const rank = (index: 0 | 1, value: number | null) =>
    both.filter((pair) => pair[index] < (value ?? 0)).length
  return rank(0, from) !== rank(1, to)
}

function isSameRow(one: Row, other: Row): boolean {
  const ids = new Set(one.blocks.map(({ id }) => id))
  return isEqual(one, other) || other.blocks.some(({ id }) => ids.has(id))
}

function compareFields(
  path: NodePath,
  type: string,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): PageDifference[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((name) => compareField(path, type, name, before[name], after[name]))
}

function compareField(
  path: NodePath | null,
  type: string,
  field: string,
  before: unknown,
  after: unknown,
): PageDifference[] {
  if (isEqual(before, after)) return []
  return [{ kind: "changed", path, type, field, before, after }]
}

function buildWhole(kind: PageDifference["kind"], path: NodePath, type: string): PageDifference {
  return { kind, path, type, field: "", before: null, after: null }
}

/** True for the same JSON; a missing value is as good as null. The order of names does not matter. */
export function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(sortNames(one)) === JSON.stringify(sortNames(other))
}

function sortNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortNames)
  if (typeof value !== "object" || value === null) return value ?? null
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined && part !== null)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, sortNames(part)]),
  )
}

function pick<T>(list: readonly T[], at: number | null): T | undefined {
  return at === null ? undefined : list[at]
}
