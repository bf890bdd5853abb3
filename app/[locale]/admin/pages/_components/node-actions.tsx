"use client"

import { useTranslations } from "next-intl"
import { type ReactNode, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import {
  deleteNode,
  duplicateNode,
  findBlock,
  findWidget,
  moveBy,
  type NodePath,
  type Rows,
  type TreeChange,
  updateBlock,
  updateWidget,
} from "#lib/admin/page-editor/page-tree.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"

type NodeActionsProps = {
  rows: Rows
  path: NodePath
  name: string
  onChange: (change: TreeChange) => void
  onEdit: () => void
  children?: ReactNode
}

/** Renders what can be done with a row, block or widget of the page. */
export function NodeActions({ rows, path, name, onChange, onEdit, children }: NodeActionsProps) {
  const t: TextsOf<"admin.pages"> = useTranslations("admin.pages")
  const [isDeleting, setIsDeleting] = useState(false)
  const isHidden = findWidget(rows, path)?.wrapper.hidden ?? findBlock(rows, path)?.deleted ?? false
  const toggle = () => onChange({ rows: withHidden(rows, path, !isHidden), selected: path })
  const actions = [
    { label: t("edit"), run: onEdit },
    { label: t("up"), run: () => onChange(moveBy(rows, path, -1)) },
    { label: t("down"), run: () => onChange(moveBy(rows, path, 1)) },
    { label: t("duplicate"), run: () => onChange(duplicateNode(rows, path)) },
    ...(path.length === 1 ? [] : [{ label: isHidden ? t("show") : t("hide"), run: toggle }]),
    { label: t("delete"), run: () => setIsDeleting(true) },
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields, but buttons about one thing.
    <div role="group" aria-label={t("actions", { name })} className="admin-pages-actions">
      {isDeleting ? (
        <>
          <p>{t("deleteThis", { name })}</p>
          <Button kind="secondary" onClick={() => onChange(deleteNode(rows, path))}>
            {t("confirmDelete")}
          </Button>
          <Button kind="tertiary" onClick={() => setIsDeleting(false)}>
            {t("close")}
          </Button>
        </>
      ) : (
        actions.map(({ label, run }) => (
          <Button key={label} kind="tertiary" onClick={run}>
            {label}
          </Button>
        ))
      )}
      {!isDeleting && children}
    </div>
  )
}

function withHidden(rows: Rows, path: NodePath, isHidden: boolean): Rows {
  if (path.length === 2) return updateBlock(rows, path, (own) => ({ ...own, deleted: isHidden }))
  return updateWidget(rows, path, ({ wrapper, ...own }) => ({
    ...own,
    wrapper: { ...wrapper, hidden: isHidden },
  }))
}
