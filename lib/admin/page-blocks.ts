import { isRecord } from "#lib/contract/values/record.ts"
import { moveItem } from "./move-item.ts"

/** A content block of a page. */
export type PageBlock = {
  id: number
  name: string
  /** Type of its widget, and the widget's settings. */
  template: string
  variables: Record<string, unknown>
  sort_order: number
  /** Why visitors do not see it, or only at times; null if they always do. */
  mark: "deleted" | "disabled" | "isHidden" | "isScheduled" | null
  hidden: boolean
}

type WireRecord = Readonly<Record<string, unknown>> & { id: number; enabled: boolean }

/** Returns the content blocks of a page in the order in which the storefront shows them. */
export function parsePageBlocks(records: readonly WireRecord[]): PageBlock[] {
  return records
    .map((record) => ({
      id: record.id,
      name: String(record.name ?? ""),
      template: String(record.template),
      variables: isRecord(record.variables) ? { ...record.variables } : {},
      sort_order: Number(record.sort_order),
      mark: findMark(record),
      hidden: record.hidden === true,
    }))
    .toSorted((a, b) => a.sort_order - b.sort_order || a.id - b.id)
}

function findMark({ enabled, ...record }: WireRecord): PageBlock["mark"] {
  if (record.deleted === true) return "deleted"
  if (!enabled) return "disabled"
  if (record.editing === true) return null
  if (record.hidden === true) return "isHidden"
  const isAlways = (record.start_time ?? null) === null && (record.end_time ?? null) === null
  return isAlways ? null : "isScheduled"
}

/** Returns the blocks whose position (from 1) changes if one moves to another place (from 0). */
export function listBlockMoves(
  blocks: readonly PageBlock[],
  from: number,
  to: number,
): { id: number; sort_order: number }[] {
  if (to < 0 || to >= blocks.length) return []
  return moveItem(blocks, from, to).flatMap(({ id, sort_order }, at) =>
    sort_order === at + 1 ? [] : [{ id, sort_order: at + 1 }],
  )
}
