import { findWidget, type NodePath, type Rows } from "./page-tree.ts"

/**
 * Returns where a widget is in other rows, which were changed since: it is the same object, or one of
 * its type is at the same path. Null if it is gone. Paths of rows and blocks stay.
 */
export function findSamePlace(from: Rows, to: Rows, path: NodePath): NodePath | null {
  if (path.length < 3 || from === to) return path
  const widget = findWidget(from, path)
  if (widget === null) return null
  const places = listWidgetPaths(to)
  const moved = places.find((place) => findWidget(to, place) === widget)
  return moved ?? (findWidget(to, path)?.type === widget.type ? path : null)
}

function listWidgetPaths(rows: Rows): NodePath[] {
  return rows.flatMap(({ blocks }, row) =>
    blocks.flatMap(({ widgets }, block) =>
      widgets.map((_widget, widget): NodePath => [row, block, widget]),
    ),
  )
}
