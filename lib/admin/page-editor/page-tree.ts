import type { PageBody } from "#lib/contract/page-admin-calls.ts"

export type Rows = PageBody["rows"]
export type Row = Rows[number]
export type Block = Row["blocks"][number]
export type PlacedWidget = Block["widgets"][number]

/** Place in a page: a row; a block (column or tab) of it; a widget of that. Counted from 0. */
export type NodePath = readonly [row: number, block?: number, widget?: number]

/** Rows after a change, and the place of what was changed; null if it is gone. */
export type TreeChange = { rows: Rows; selected: NodePath | null }

export function isSamePath(one: NodePath | null, other: NodePath | null): boolean {
  return one !== null && other !== null && one.join() === other.join()
}

/** Returns a widget of these rows; null if there is none at the path. */
export function findWidget(rows: Rows, [row, block, widget]: NodePath): PlacedWidget | null {
  if (block === undefined || widget === undefined) return null
  return rows[row]?.blocks[block]?.widgets[widget] ?? null
}

/** Returns a block of these rows; null if there is none at the path. */
export function findBlock(rows: Rows, [row, block]: NodePath): Block | null {
  return block === undefined ? null : (rows[row]?.blocks[block] ?? null)
}

/** True if there is something at the path. */
export function hasNode(rows: Rows, path: NodePath): boolean {
  if (path.length === 1) return rows[path[0]] !== undefined
  return path.length === 2 ? findBlock(rows, path) !== null : findWidget(rows, path) !== null
}

/** Adds a row of columns or tabs with one empty block at the end, or after a row. */
export function createRow(rows: Rows, kind: Row["row_type"], after = rows.length - 1): TreeChange {
  const row: Row = {
    row_class: "",
    container_id: "",
    container_class: "",
    outer_class: "",
    row_type: kind,
    blocks: [buildBlock(rows, 12)],
  }
  return { rows: rows.toSpliced(after + 1, 0, row), selected: [after + 1] }
}

/** Adds an empty block at the end of a row, and gives its columns equal widths. */
export function createPageBlock(rows: Rows, row: number): TreeChange {
  const next = updateRow(rows, row, ({ blocks, ...own }) => ({
    ...own,
    blocks: spread(own.row_type, [...blocks, buildBlock(rows, 12)]),
  }))
  return { rows: next, selected: [row, (next[row]?.blocks.length ?? 1) - 1] }
}

/** Adds a widget at the end of a block; a page without rows gets one. */
export function createWidget(rows: Rows, at: NodePath | null, widget: PlacedWidget): TreeChange {
  const base = rows.length === 0 ? createRow(rows, "columns").rows : rows
  const row = Math.min(at?.[0] ?? base.length - 1, base.length - 1)
  const withBlock = (base[row]?.blocks.length ?? 0) === 0 ? createPageBlock(base, row).rows : base
  const block = at?.[1] ?? (withBlock[row]?.blocks.length ?? 1) - 1
  const count = withBlock[row]?.blocks[block]?.widgets.length ?? 0
  const index = at?.[2] === undefined ? count : at[2] + 1
  const next = updateBlock(withBlock, [row, block], (own) => ({
    ...own,
    widgets: own.widgets.toSpliced(index, 0, widget),
  }))
  return { rows: next, selected: [row, block, index] }
}

/** Returns the rows with a block changed. */
export function updateBlock(rows: Rows, path: NodePath, change: (block: Block) => Block): Rows {
  return updateRow(rows, path[0], ({ blocks, ...row }) => ({
    ...row,
    blocks: blocks.map((block, at) => (at === path[1] ? change(block) : block)),
  }))
}

/** Returns the rows with a widget changed. */
export function updateWidget(
  rows: Rows,
  path: NodePath,
  change: (widget: PlacedWidget) => PlacedWidget,
): Rows {
  return updateBlock(rows, path, (block) => ({
    ...block,
    widgets: block.widgets.map((widget, at) => (at === path[2] ? change(widget) : widget)),
  }))
}

/** Returns the rows with a row changed. */
export function updateRow(rows: Rows, index: number, change: (row: Row) => Row): Rows {
  return rows.map((row, at) => (at === index ? change(row) : row))
}

/** Copies a row, block or widget to the place after it. Copied blocks have ids of their own. */
export function duplicateNode(rows: Rows, path: NodePath): TreeChange {
  const [row, block, widget] = path
  if (block === undefined) {
    const original = rows[row]
    if (original === undefined) return { rows, selected: null }
    const copy = { ...original, container_id: "", blocks: withNewIds(rows, original.blocks) }
    return { rows: rows.toSpliced(row + 1, 0, copy), selected: [row + 1] }
  }
  if (widget === undefined) {
    const next = updateRow(rows, row, (own) => {
      const original = own.blocks[block]
      if (original === undefined) return own
      const blocks = own.blocks.toSpliced(block + 1, 0, ...withNewIds(rows, [original]))
      return { ...own, blocks: spread(own.row_type, blocks) }
    })
    return { rows: next, selected: [row, block + 1] }
  }
  const original = findWidget(rows, path)
  return original === null
    ? { rows, selected: null }
    : createWidget(rows, path, withoutAnchor(structuredClone(original)))
}

/** Deletes a row, block or widget. */
export function deleteNode(rows: Rows, [row, block, widget]: NodePath): TreeChange {
  if (block === undefined) return { rows: rows.toSpliced(row, 1), selected: null }
  if (widget === undefined) {
    const next = updateRow(rows, row, (own) => ({ ...own, blocks: own.blocks.toSpliced(block, 1) }))
    return { rows: next, selected: [row] }
  }
  const next = updateBlock(rows, [row, block], (own) => ({
    ...own,
    widgets: own.widgets.toSpliced(widget, 1),
  }))
  return { rows: next, selected: [row, block] }
}

/**
 * Moves a row, block or widget to another place: before what is there now, or to the end of what is
 * named. A place of another kind is left alone.
 */
export function moveNode(rows: Rows, from: NodePath, to: NodePath): TreeChange {
  if (from.length === 1) return moveRow(rows, from[0], to[0])
  if (from.length === 2) return moveBlock(rows, from, to)
  return moveWidget(rows, from, to)
}

/**
 * Moves a row, block or widget one place up or down: past the ends of its row or block into the
 * next one.
 */
export function moveBy(rows: Rows, path: NodePath, by: -1 | 1): TreeChange {
  const [row, block, widget] = path
  if (block === undefined) return moveRow(rows, row, by === 1 ? row + 2 : row - 1)
  if (widget === undefined) {
    const count = rows[row]?.blocks.length ?? 0
    const isInside = block + by >= 0 && block + by < count
    if (isInside) return moveBlock(rows, path, [row, by === 1 ? block + 2 : block - 1])
    const other = row + by
    if (rows[other] === undefined) return { rows, selected: path }
    return moveBlock(rows, path, [other, by === 1 ? 0 : rows[other].blocks.length])
  }
  const count = rows[row]?.blocks[block]?.widgets.length ?? 0
  const isInside = widget + by >= 0 && widget + by < count
  if (isInside) return moveWidget(rows, path, [row, block, by === 1 ? widget + 2 : widget - 1])
  const blocks = rows.flatMap((each, at) => each.blocks.map((_, index) => [at, index] as const))
  const here = blocks.findIndex(([at, index]) => at === row && index === block)
  const next = blocks[here + by]
  if (next === undefined) return { rows, selected: path }
  const end = by === 1 ? 0 : (findBlock(rows, next)?.widgets.length ?? 0)
  return moveWidget(rows, path, [...next, end])
}

function moveRow(rows: Rows, from: number, to: number): TreeChange {
  const row = rows[from]
  const index = Math.max(0, to > from ? to - 1 : to)
  if (row === undefined) return { rows, selected: [from] }
  const next = rows.toSpliced(from, 1).toSpliced(index, 0, row)
  return { rows: next, selected: [Math.min(index, rows.length - 1)] }
}

function moveBlock(rows: Rows, from: NodePath, to: NodePath): TreeChange {
  const [fromRow, fromBlock = 0] = from
  const [toRow, wanted = rows[to[0]]?.blocks.length ?? 0] = to
  const block = findBlock(rows, from)
  if (block === null || rows[toRow] === undefined) return { rows, selected: from }
  const index = fromRow === toRow && wanted > fromBlock ? wanted - 1 : wanted
  const without = updateRow(rows, fromRow, (row) => ({
    ...row,
    blocks: row.blocks.toSpliced(fromBlock, 1),
  }))
  const next = updateRow(without, toRow, (row) => ({
    ...row,
    blocks: row.blocks.toSpliced(index, 0, block),
  }))
  const isSameRow = fromRow === toRow
  const evened = isSameRow
    ? next
    : updateRow(next, toRow, (row) => ({ ...row, blocks: spread(row.row_type, row.blocks) }))
  return { rows: evened, selected: [toRow, index] }
}

function moveWidget(rows: Rows, from: NodePath, to: NodePath): TreeChange {
  const widget = findWidget(rows, from)
  const [row, block = 0] = to
  const target = findBlock(rows, [row, block])
  if (widget === null || target === null) return { rows, selected: from }
  const wanted = to[2] ?? target.widgets.length
  const isSameBlock = from[0] === row && from[1] === block
  const index = isSameBlock && wanted > (from[2] ?? 0) ? wanted - 1 : wanted
  const next = updateBlock(deleteNode(rows, from).rows, [row, block], (own) => ({
    ...own,
    widgets: own.widgets.toSpliced(index, 0, widget),
  }))
  return { rows: next, selected: [row, block, index] }
}

/** Gives the columns of a row equal widths of 12 where they would no longer fit beside each other. */
function spread(kind: Row["row_type"], blocks: Block[]): Block[] {
  const total = blocks.reduce((sum, { width, offset }) => sum + width + offset, 0)
  if (kind === "tabs" || total <= 12 || blocks.length > 12) return blocks
  const width = Math.floor(12 / blocks.length)
  return blocks.map((block) => ({ ...block, width, offset: 0 }))
}

function buildBlock(rows: Rows, width: number): Block {
  return {
    id: getNextBlockId(rows),
    title: "",
    block_class: "",
    width,
    offset: 0,
    deleted: false,
    widgets: [],
  }
}

function withNewIds(rows: Rows, blocks: readonly Block[]): Block[] {
  const first = getNextBlockId(rows)
  return structuredClone([...blocks]).map((block, at) => ({
    ...block,
    id: first + at,
    widgets: block.widgets.map(withoutAnchor),
  }))
}

/** A name that links can target is in a page only once. */
function withoutAnchor(widget: PlacedWidget): PlacedWidget {
  return { ...widget, wrapper: { ...widget.wrapper, anchor_name: null } }
}

function getNextBlockId(rows: Rows): number {
  return Math.max(0, ...rows.flatMap(({ blocks }) => blocks.map(({ id }) => id))) + 1
}
