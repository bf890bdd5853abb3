"use client"

import { useListContext } from "ra-core"

type SortHeaderProps = {
  field: string
  label: string
  /** Not shown on a phone. */
  isWide?: boolean
}

/** Renders the heading of a column, a button that sorts the list by it. */
export function SortHeader({ field, label, isWide = false }: SortHeaderProps) {
  const { sort, setSort } = useListContext()
  const isSorted = sort.field === field
  const isDescending = isSorted && sort.order === "DESC"
  return (
    <th
      scope="col"
      className={isWide ? "admin-wide" : undefined}
      aria-sort={isSorted ? (isDescending ? "descending" : "ascending") : undefined}
    >
      <button
        type="button"
        className="admin-content-sort"
        onClick={() => setSort({ field, order: isSorted && !isDescending ? "DESC" : "ASC" })}
      >
        {label}
        <span aria-hidden="true">{isSorted ? (isDescending ? "↓" : "↑") : ""}</span>
      </button>
    </th>
  )
}
