"use client"

import { useTranslations } from "next-intl"
import { Button } from "#components/ui/button.tsx"
import type { EditorForms } from "#lib/admin/page-editor/editor-forms.ts"
import { findWidget, hasNode, type NodePath } from "#lib/admin/page-editor/page-tree.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useNodeNames } from "./node-names.ts"
import type { PageDraft } from "./use-page-draft.ts"
import type { PreviewEditing } from "./use-preview-editing.ts"

type SelectedNodeProps = {
  draft: PageDraft
  forms: EditorForms
  selected: NodePath | null
  editing: PreviewEditing
  /** Null: the settings are beside the preview. */
  onSettings: (() => void) | null
}

/** Renders what is selected in the preview, with the ways to its settings and its text. */
export function SelectedNode(props: SelectedNodeProps) {
  const { draft, forms, selected, editing, onSettings } = props
  const t: TextsOf<"admin.pages"> = useTranslations("admin.pages")
  const { namePlace } = useNodeNames(forms)
  const { rows } = draft.body
  const path = selected !== null && hasNode(rows, selected) ? selected : null
  const type = path && findWidget(rows, path)?.type
  const form = forms.widgets.find((each) => each.type === type)
  const hasText = form?.fields.some(({ isShown }) => isShown) ?? false
  const text = editing.isEditing
    ? t("editingText")
    : path === null
      ? t("clickToSelect")
      : namePlace(rows, path)
  return (
    // Of constant height: the preview below must not move between the clicks of a double click.
    <div className="flex h-11 items-center gap-x-3">
      <p role="status" title={text} className="min-w-0 truncate text-sm">
        {text}
      </p>
      {path !== null && !editing.isEditing && (
        <>
          {onSettings !== null && (
            <Button kind="tertiary" className="shrink-0" onClick={onSettings}>
              {t("edit")}
            </Button>
          )}
          {hasText && (
            <Button kind="tertiary" className="shrink-0" onClick={() => editing.editText(path)}>
              {t("editText")}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
