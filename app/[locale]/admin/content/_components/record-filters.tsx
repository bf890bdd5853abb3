"use client"

import { useTranslations } from "next-intl"
import { useListContext } from "ra-core"
import type { ReactNode } from "react"
import type { FormField } from "#lib/admin/form-field.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ReferenceField } from "../../_components/reference-field.tsx"
import { SearchFilters } from "../../_components/search-filters.tsx"
import { SelectField } from "../../_components/select-field.tsx"

type RecordFiltersProps = {
  /** References that the list is filtered by. */
  fields?: readonly FormField[]
  /** Records without a state are not filtered by it. */
  hasState?: boolean
  children?: ReactNode
}

/** Renders the search and the filters of a list; they are stored in the address. */
export function RecordFilters({ fields = [], hasState = true, children }: RecordFiltersProps) {
  const t: TextsOf<"admin.content"> = useTranslations("admin.content")
  const tList: TextsOf<"admin.list"> = useTranslations("admin.list")
  const { filterValues, setFilters } = useListContext()
  const set = (name: string, value: unknown) =>
    setFilters(Object.assign({}, filterValues, { [name]: value }))
  const enabled = filterValues.enabled
  return (
    <SearchFilters label={t("search")}>
      {hasState && (
        <SelectField
          label={t("state")}
          value={typeof enabled === "boolean" ? String(enabled) : ""}
          onChange={(value) => set("enabled", value === "" ? undefined : value === "true")}
          choices={[
            { value: "", label: tList("all") },
            { value: "true", label: t("enabled") },
            { value: "false", label: t("disabled") },
          ]}
        />
      )}
      {fields.map((field) => (
        <ReferenceField
          key={field.name}
          label={field.label}
          model={field.model}
          filter={field.filter}
          value={filterValues[field.name] === undefined ? "" : String(filterValues[field.name])}
          onChange={(value) => set(field.name, value === "" ? undefined : Number(value))}
        />
      ))}
      {children}
    </SearchFilters>
  )
}
