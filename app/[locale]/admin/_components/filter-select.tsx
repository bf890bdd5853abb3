"use client"

import { useListContext } from "ra-core"
import { useId } from "react"

type FilterSelectProps = {
  name: string
  label: string
  /** The choices, by their values; "" is all. */
  choices: Readonly<Record<string, string>>
}

/** Renders a filter of the list: a choice that is applied at once and stored in the address. */
export function FilterSelect({ name, label, choices }: FilterSelectProps) {
  const { filterValues, setFilters } = useListContext()
  const id = useId()
  const value = typeof filterValues[name] === "string" ? filterValues[name] : ""
  return (
    <div className="stack-1">
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => setFilters({ ...filterValues, [name]: event.target.value })}
        className="control"
      >
        {Object.entries(choices).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
