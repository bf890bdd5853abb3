"use client"

import { useTranslations } from "next-intl"
import { useListContext } from "ra-core"
import { type FormEvent, type ReactNode, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { Field } from "./field.tsx"

type SearchFiltersProps = {
  /** Label of the search field. */
  label: string
  /** Filters beside the search. */
  children?: ReactNode
}

/** Renders the search of a list, with its filters beside it; both are stored in the address. */
export function SearchFilters({ label, children }: SearchFiltersProps) {
  const t: TextsOf<"admin.form"> = useTranslations("admin.form")
  const { filterValues, setFilters } = useListContext()
  const [text, setText] = useState(typeof filterValues.q === "string" ? filterValues.q : "")
  const search = (event: FormEvent) => {
    event.preventDefault()
    setFilters({ ...filterValues, q: text.trim() })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: jsdom, in which screens are tested, has no <search>.
    <div role="search" className="admin-filters">
      <form onSubmit={search} className="admin-filters">
        <Field label={label} value={text} onChange={setText} />
        <Button type="submit" kind="secondary">
          {t("find")}
        </Button>
      </form>
      {children}
    </div>
  )
}
