"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { buildWidget } from "#lib/admin/page-editor/build-widget.ts"
import type { EditorForms } from "#lib/admin/page-editor/editor-forms.ts"
import {
  createWidget,
  type NodePath,
  type Rows,
  type TreeChange,
} from "#lib/admin/page-editor/page-tree.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"

type AddWidgetProps = {
  forms: EditorForms
  rows: Rows
  /** What is selected: the widget comes after it, or into it. */
  at: NodePath | null
  place: string | null
  onAdd: (change: TreeChange) => void
}

/** Renders the list of the registry's widgets, of which one is added. */
export function AddWidget({ forms, rows, at, place, onAdd }: AddWidgetProps) {
  const t: TextsOf<"admin.pages"> = useTranslations("admin.pages")
  const [isOpen, setIsOpen] = useState(false)
  const add = (type: string) => {
    setIsOpen(false)
    onAdd(createWidget(rows, at, buildWidget(type)))
  }
  const isWidget = at?.[2] !== undefined
  const label = (name: string) =>
    isWidget ? t("addWidgetBelow", { place: name }) : t("addWidgetTo", { place: name })
  return (
    <div className="stack-3">
      <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {place === null ? t("addWidget") : label(place)}
      </Button>
      {isOpen && (
        <section aria-label={t("chooseWidget")} className="card p-3">
          <ul className="admin-found">
            {forms.widgets.map(({ type, name, purpose }) => (
              <li key={type}>
                <button type="button" onClick={() => add(type)}>
                  <span className="font-semibold">{name}</span>
                  <span className="block text-sm text-muted">{purpose}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
