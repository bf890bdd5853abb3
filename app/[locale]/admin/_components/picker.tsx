"use client"

import { useTranslations } from "next-intl"
import { type ReactNode, useEffect, useId, useRef, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { Field } from "./field.tsx"

type PickerProps = {
  label: string
  /** What is chosen; null: nothing. */
  chosen: ReactNode
  /** Absent: there is nothing to remove. */
  onRemove?: (() => void) | undefined
  error?: string | undefined
  note?: ReactNode
  /** Renders what a search finds; `close` closes the choice. */
  children: (search: string, close: () => void) => ReactNode
}

const searchDelayMs = 250

/** Renders a field whose value is chosen from what a search finds. */
export function Picker({ label, chosen, onRemove, error, note, children }: PickerProps) {
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
          aria-expanded={isOpen}
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
      {isOpen && <Search close={close}>{children}</Search>}
    </fieldset>
  )
}

function Search({ close, children }: Pick<PickerProps, "children"> & { close: () => void }) {
  const t: TextsOf<"admin.form"> = useTranslations("admin.form")
  const [typed, setTyped] = useState("")
  const [search, setSearch] = useState("")
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), searchDelayMs)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <div className="card stack-3 p-4">
      <Field label={t("find")} value={typed} onChange={setTyped} />
      {children(search, close)}
    </div>
  )
}
