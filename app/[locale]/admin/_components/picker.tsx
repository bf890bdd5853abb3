"use client"

import { useTranslations } from "next-intl"
import { type ReactNode, useEffect, useState } from "react"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ChoiceFrame, type ChoiceFrameProps } from "./choice-frame.tsx"
import { Field } from "./field.tsx"

type PickerProps = Omit<ChoiceFrameProps, "children" | "isDialog"> & {
  /** Renders what a search finds; `close` closes the choice. */
  children: (search: string, close: () => void) => ReactNode
}

const searchDelayMs = 250

/** Renders a field whose value is chosen from what a search finds. */
export function Picker({ children, ...frame }: PickerProps) {
  return (
    <ChoiceFrame {...frame}>{(close) => <Search close={close}>{children}</Search>}</ChoiceFrame>
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
