"use client"

import { useTranslations } from "next-intl"
import { type ComponentProps, useRef } from "react"
import { buildButtonClass } from "#components/ui/button.tsx"
import {
  addParagraphs,
  formatSelection,
  type HtmlFormat,
  htmlFormats,
} from "#lib/admin/html-text.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { Field } from "./field.tsx"

type HtmlFieldProps = Pick<
  ComponentProps<typeof Field>,
  "label" | "value" | "onChange" | "error" | "name" | "note"
>

/**
 * Renders a field of HTML with buttons that format the selected text. Plain lines become paragraphs
 * when the field loses the focus.
 */
export function HtmlField(props: HtmlFieldProps) {
  const t: TextsOf<"admin.form.html"> = useTranslations("admin.form.html")
  const box = useRef<HTMLDivElement>(null)
  const { value, onChange, note } = props
  const format = (kind: HtmlFormat) => {
    const area = box.current?.querySelector("textarea")
    if (area) applyFormat(area, kind, onChange)
  }
  return (
    <div ref={box} className="stack-2">
      <fieldset aria-label={t("format")} className="flex flex-wrap gap-2">
        {htmlFormats.map((kind) => (
          <button
            key={kind}
            type="button"
            className={buildButtonClass("secondary", "px-3")}
            onClick={() => format(kind)}
          >
            {t(kind)}
          </button>
        ))}
      </fieldset>
      <Field
        {...props}
        note={undefined}
        rows={10}
        onBlur={({ relatedTarget }) => {
          const html = addParagraphs(value)
          if (html !== value && !box.current?.contains(relatedTarget)) onChange(html)
        }}
      />
      <p className="text-sm text-muted">{t("note")}</p>
      {note}
    </div>
  )
}

/** Replaces the selection as typing does, so that the browser can undo it. */
function applyFormat(
  area: HTMLTextAreaElement,
  kind: HtmlFormat,
  onChange: (value: string) => void,
): void {
  const { value: text, selectionStart: from, selectionEnd: to } = area
  const { inserted, start, end } = formatSelection({ text, start: from, end: to }, kind)
  area.focus()
  const isInserted = document.execCommand?.("insertText", false, inserted) ?? false
  if (!isInserted) {
    area.setRangeText(inserted, from, to)
    onChange(area.value)
  }
  area.setSelectionRange(from + start, from + end)
}
