import { useEffect, useRef, useState } from "react"
import type { EditorForms } from "#lib/admin/page-editor/editor-forms.ts"
import { findSamePlace } from "#lib/admin/page-editor/find-same-place.ts"
import { findShownText, startTextEdit } from "#lib/admin/page-editor/inline-text.ts"
import { findWidget, type NodePath, updateWidget } from "#lib/admin/page-editor/page-tree.ts"
import {
  findMark,
  findMarkedPath,
  listenToPreview,
  selectInPreview,
} from "#lib/admin/page-editor/preview-document.ts"
import { changeSettingText } from "#lib/admin/page-editor/setting-values.ts"
import { useFrameCover } from "./frame-cover.tsx"
import type { PageDraft } from "./use-page-draft.ts"

type PreviewEditingOptions = {
  draft: PageDraft
  forms: EditorForms
  selected: NodePath | null
  /** A widget was clicked. */
  onSelect: (path: NodePath) => void
  /** Opens the field of a setting, or without one the settings of the widget. */
  onField: (path: NodePath, name: string | null) => void
  onKey: (event: KeyboardEvent) => void
}

/**
 * Connects the frame of the preview with the editor: clicks in it select, what is selected is
 * outlined in it, and plain texts are edited in their place. The frame is loaded again after each
 * save, and may show a state from before the latest changes.
 */
export function usePreviewEditing(options: PreviewEditingOptions) {
  const { draft, forms, selected, onField } = options
  const frame = useRef<HTMLIFrameElement>(null)
  const cover = useFrameCover(frame)
  const shownRows = useRef(draft.savedRows)
  const clicked = useRef<NodePath | null>(null)
  const endEdit = useRef<(() => void) | null>(null)
  const [isEditing, setIsEditing] = useState(false)
  const { rows } = draft.body

  const saveText = (path: NodePath, name: string, text: string) => {
    const widget = findWidget(latest.current.rows, path)
    const form = forms.widgets.find(({ type }) => type === widget?.type)
    if (widget === null || form === undefined) return
    const templatevar = changeSettingText(form.fields, widget.templatevar, { name, text })
    const next = updateWidget(latest.current.rows, path, (own) => ({ ...own, templatevar }))
    latest.current.draft.change({ ...latest.current.draft.body, rows: next })
  }
  /** Edits the text that was double-clicked, or the first one of the widget, in its place or in its field. */
  const editText = (path: NodePath, target: Element | null = null) => {
    if (endEdit.current !== null) return
    const widget = findWidget(rows, path)
    const form = forms.widgets.find(({ type }) => type === widget?.type)
    if (widget === null || form === undefined) return
    const shown = form.fields.filter(({ isShown }) => isShown)
    const plain = shown.filter(({ kind }) => kind !== "html").map(({ name }) => name)
    const texts = Object.fromEntries(plain.map((name) => [name, widget.templatevar[name]]))
    // Under the cover no text could be edited: its keys have listeners too.
    const visible = cover.isNeeded ? null : frame.current
    const mark = findVisibleMark(visible, findSamePlace(rows, shownRows.current, path))
    const found = mark && findShownText(mark, texts, target)
    if (!found?.element) {
      const html = target && shown.find(({ kind }) => kind === "html")
      onField(path, found?.name ?? html?.name ?? shown[0]?.name ?? null)
      return
    }
    const { name, element } = found
    const { activeElement } = document
    endEdit.current = startTextEdit(element, {
      selectsAll: target === null,
      onEnd: ({ text, byKey }) => {
        endEdit.current = null
        setIsEditing(false)
        if (text !== null) saveText(path, name, text)
        if (byKey && activeElement instanceof HTMLElement) activeElement.focus()
      },
    })
    setIsEditing(true)
  }
  const select = (path: NodePath) => {
    clicked.current = path
    options.onSelect(path)
  }
  const latest = useRef({ ...options, rows, cover, select, editText })
  latest.current = { ...options, rows, cover, select, editText }

  /** Acts on a widget that the frame shows, where it is now. */
  const withPath = (shown: NodePath | null, act: (path: NodePath) => void) => {
    const path = shown && findSamePlace(shownRows.current, latest.current.rows, shown)
    if (path !== null) act(path)
  }
  const handleSelect = (element: Element) =>
    withPath(findMarkedPath(element), latest.current.select)
  const handleEdit = (element: Element) =>
    withPath(findMarkedPath(element), (path) => latest.current.editText(path, element))
  const handleLoad = () => {
    const page = frame.current?.contentDocument
    if (!page) return
    // Somebody may have started to edit a text of the page that this one replaces.
    endEdit.current?.()
    shownRows.current = latest.current.draft.savedRows
    listenToPreview(page, {
      onSelect: handleSelect,
      onEdit: handleEdit,
      onKey: (event) => {
        if (endEdit.current === null) latest.current.onKey(event)
      },
    })
    selectInPreview(page, latest.current.selected, { scrolls: false })
    cover.update(page)
    cover.follow(page)
  }
  useEffect(() => {
    const page = frame.current?.contentDocument
    if (!page) return
    const shown = selected && findSamePlace(latest.current.rows, shownRows.current, selected)
    selectInPreview(page, shown, { scrolls: clicked.current !== selected })
    latest.current.cover.follow(page)
  }, [selected])
  return { frame, cover, isEditing, editText, handleLoad, handleSelect, handleEdit }
}

export type PreviewEditing = ReturnType<typeof usePreviewEditing>

/** Returns the mark of a widget in the frame; null if the frame does not show it now. */
function findVisibleMark(frame: HTMLIFrameElement | null, path: NodePath | null): Element | null {
  const page = frame?.contentDocument
  // Not every browser has the check; the frame then counts as visible.
  const isVisible = frame?.checkVisibility?.() ?? true
  return page && path !== null && isVisible ? findMark(page, path) : null
}
