"use client"

import { useTranslations } from "next-intl"
import { type DragEvent, type KeyboardEvent, useRef, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import type { EditorForms } from "#lib/admin/page-editor/editor-forms.ts"
import {
  createPageBlock,
  createRow,
  hasNode,
  isSamePath,
  moveBy,
  moveNode,
  type NodePath,
  type PlacedWidget,
  type Rows,
  type TreeChange,
} from "#lib/admin/page-editor/page-tree.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { AddWidget } from "./add-widget.tsx"
import { NodeActions } from "./node-actions.tsx"
import { useNodeNames } from "./node-names.ts"
import type { PageDraft } from "./use-page-draft.ts"

type StructurePanelProps = {
  draft: PageDraft
  forms: EditorForms
  selected: NodePath | null
  onSelect: (path: NodePath | null) => void
  /** Opens the settings of what is selected. */
  onEdit: () => void
  /** Edits the text of a widget in the preview. */
  onEditText: (path: NodePath) => void
}

/**
 * Renders the rows of the page with their blocks and widgets. What is selected has its actions below
 * it; it is moved with the mouse, with buttons, or with Alt and the arrow keys. Enter on a selected widget
 * edits its text.
 */
export function StructurePanel(props: StructurePanelProps) {
  const { draft, forms, selected, onSelect, onEdit, onEditText } = props
  const t: TextsOf<"admin.pages"> = useTranslations("admin.pages")
  const { nameNode } = useNodeNames(forms)
  const panel = useRef<HTMLDivElement>(null)
  const dragged = useRef<NodePath | null>(null)
  const [status, setStatus] = useState("")
  const { rows } = draft.body
  const apply = ({ rows: next, selected: path }: TreeChange) => {
    draft.change({ ...draft.body, rows: next })
    onSelect(path)
    focusNode(panel.current, path)
  }
  const moveTo = (path: NodePath, change: TreeChange) => {
    setStatus(t("moved", { name: nameNode(rows, path) }))
    apply(change)
  }
  const tree: Tree = {
    rows,
    selected,
    nameNode,
    onSelect,
    onKey: (event, path) => {
      if (event.key === "Enter" && path.length === 3 && isSamePath(path, selected)) {
        event.preventDefault()
        onEditText(path)
        return
      }
      const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : null
      if (by === null) return
      event.preventDefault()
      if (event.altKey) moveTo(path, moveBy(rows, path, by))
      else focusNextNode(panel.current, event.currentTarget, by)
    },
    onDrag: (path) => {
      dragged.current = path
    },
    onDrop: (path) => {
      const from = dragged.current
      if (from !== null) moveTo(from, moveNode(rows, from, resolveTarget(from, path)))
      dragged.current = null
    },
    actions: (path) => (
      <NodeActions
        rows={rows}
        path={path}
        name={nameNode(rows, path)}
        onChange={apply}
        onEdit={onEdit}
      >
        {path.length === 1 && (
          <Button kind="tertiary" onClick={() => apply(createPageBlock(rows, path[0]))}>
            {rows[path[0]]?.row_type === "tabs" ? t("addTab") : t("addBlock")}
          </Button>
        )}
      </NodeActions>
    ),
  }
  const target = selected !== null && hasNode(rows, selected) ? selected : null
  return (
    <div ref={panel} className="stack-3">
      <p className="text-sm text-muted">{t("keys")}</p>
      <p role="status" className="sr-only">
        {status}
      </p>
      {rows.length === 0 && <p>{t("empty")}</p>}
      <ol className="admin-pages-tree">
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and nodes no state.
          <TreeNode key={at} tree={tree} path={[at]}>
            {row.blocks.map((block, blockAt) => (
              <TreeNode key={block.id} tree={tree} path={[at, blockAt]} isDim={block.deleted}>
                {block.widgets.map((widget, widgetAt) => (
                  <TreeNode
                    // biome-ignore lint/suspicious/noArrayIndexKey: widgets have no id either.
                    key={widgetAt}
                    tree={tree}
                    path={[at, blockAt, widgetAt]}
                    isDim={widget.wrapper.hidden}
                    mark={findMark(widget)}
                  />
                ))}
              </TreeNode>
            ))}
          </TreeNode>
        ))}
      </ol>
      <AddWidget
        forms={forms}
        place={target === null ? null : nameNode(rows, target)}
        rows={rows}
        at={target}
        onAdd={apply}
      />
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" onClick={() => apply(createRow(rows, "columns", target?.[0]))}>
          {t("addRow")}
        </Button>
        <Button kind="secondary" onClick={() => apply(createRow(rows, "tabs", target?.[0]))}>
          {t("addTabs")}
        </Button>
      </div>
    </div>
  )
}

/** What every node of the tree needs. */
type Tree = {
  rows: Rows
  selected: NodePath | null
  nameNode: (rows: Rows, path: NodePath) => string
  onSelect: (path: NodePath | null) => void
  onKey: (event: KeyboardEvent<HTMLButtonElement>, path: NodePath) => void
  onDrag: (path: NodePath | null) => void
  onDrop: (path: NodePath) => void
  actions: (path: NodePath) => React.ReactNode
}

type Mark = "isHidden" | "isScheduled"
type TreeNodeProps = {
  tree: Tree
  path: NodePath
  isDim?: boolean
  mark?: Mark | null
  children?: React.ReactNode[]
}

function TreeNode({ tree, path, isDim = false, mark = null, children }: TreeNodeProps) {
  const t: TextsOf<"admin.pages"> = useTranslations("admin.pages")
  const isSelected = isSamePath(tree.selected, path)
  const shown = isDim ? "isHidden" : mark
  const drag = {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.stopPropagation()
      event.dataTransfer.effectAllowed = "move"
      tree.onDrag(path)
    },
    onDragEnd: () => tree.onDrag(null),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      event.stopPropagation()
      tree.onDrop(path)
    },
  }
  return (
    <li {...drag}>
      <button
        type="button"
        data-path={path.join(".")}
        aria-pressed={isSelected}
        className="admin-pages-node"
        onClick={() => tree.onSelect(isSelected ? null : path)}
        onKeyDown={(event) => tree.onKey(event, path)}
      >
        {tree.nameNode(tree.rows, path)}
        {shown !== null && <span className="text-sm text-muted"> ({t(shown)})</span>}
      </button>
      {isSelected && tree.actions(path)}
      {children !== undefined && path.length < 3 && (
        <ol>
          {children.length > 0 ? children : <li className="text-muted">{t("emptyBlock")}</li>}
        </ol>
      )}
    </li>
  )
}

function findMark({ wrapper }: PlacedWidget): Mark | null {
  if (wrapper.hidden) return "isHidden"
  return wrapper.hidden_before === null && wrapper.hidden_after === null ? null : "isScheduled"
}

/** Returns the place of the dragged node's own kind that a drop on another node means. */
function resolveTarget(from: NodePath, on: NodePath): NodePath {
  const [row, block, widget] = on
  if (from.length === 1) return [row]
  if (from.length === 2) return block === undefined ? [row] : [row, block]
  if (block === undefined) return [row, 0]
  return widget === undefined ? [row, block] : [row, block, widget]
}

/** The node is rendered again with the change. */
function focusNode(panel: HTMLElement | null, path: NodePath | null): void {
  if (path === null) return
  requestAnimationFrame(() => {
    panel?.querySelector<HTMLElement>(`[data-path="${path.join(".")}"]`)?.focus()
  })
}

function focusNextNode(panel: HTMLElement | null, node: HTMLElement, by: -1 | 1): void {
  const nodes = [...(panel?.querySelectorAll<HTMLElement>("[data-path]") ?? [])]
  nodes[nodes.indexOf(node) + by]?.focus()
}
