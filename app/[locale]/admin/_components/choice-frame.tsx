"use client"

import { useTranslations } from "next-intl"
import { type ReactNode, useId, useRef, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import type { TextsOf } from "#lib/i18n/texts-of.ts"

export type ChoiceFrameProps = {
  label: string
  /** What is chosen; null: nothing. */
  chosen: ReactNode
  /** Absent: there is nothing to remove. */
  onRemove?: (() => void) | undefined
  error?: string | undefined
  note?: ReactNode
  /** True: the choice opens in a dialog; otherwise below the field. */
  isDialog?: boolean
  /** Renders the choice while it is open; `close` closes it. */
  children: (close: () => void) => ReactNode
}

/** Renders a field whose value is chosen: what is chosen, and buttons to choose another and to remove it. */
export function ChoiceFrame(props: ChoiceFrameProps) {
  const { label, chosen, onRemove, error, note, isDialog = false, children } = props
  const t: TextsOf<"admin.form"> = useTranslations("admin.form")
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setIsOpen(false)
    opener.current?.focus()
  }
  return (
    <fieldset
      className="stack-2"
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      tabIndex={-1}
    >
      <legend className="font-semibold">{label}</legend>
      <div className="flex flex-wrap items-center gap-3">
        {chosen ?? <span className="text-muted">{t("nothingChosen")}</span>}
        <Button
          ref={opener}
          kind="secondary"
          {...(isDialog ? { "aria-haspopup": "dialog" } : { "aria-expanded": isOpen })}
          aria-label={t("chooseOf", { label })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t("choose")}
        </Button>
        {onRemove !== undefined && (
          <Button kind="tertiary" aria-label={t("removeOf", { label })} onClick={onRemove}>
            {t("remove")}
          </Button>
        )}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
      {note}
      {isOpen && children(close)}
    </fieldset>
  )
}
