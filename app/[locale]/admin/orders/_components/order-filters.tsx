"use client"

import { useTranslations } from "next-intl"
import { useListContext } from "ra-core"
import { type FormEvent, useEffect, useId, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import type { OrderFilter } from "#lib/admin/orders-query.ts"
import { orderStatuses } from "#lib/contract/rules/order-status.ts"
import { buildRecord } from "#lib/contract/values/record.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { Field } from "../../_components/field.tsx"
import { FilterSelect } from "../../_components/filter-select.tsx"

/** The statuses to choose from: `awaiting_payment` stands for both that are unpaid. */
const listedStatuses = orderStatuses.filter((status) => status !== "placed")

/**
 * Renders the search and the filters of the list of orders, which are applied at once. On narrow
 * screens the filters are folded.
 */
export function OrderFilters() {
  const t: TextsOf<"admin.orders"> = useTranslations("admin.orders")
  const tStatus: TextsOf<"orders.status"> = useTranslations("orders.status")
  const tList: TextsOf<"admin.list"> = useTranslations("admin.list")
  const statuses = buildRecord(listedStatuses, (status) => tStatus(status))
  const { filterValues } = useListContext()
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const all = { "": tList("all") }
  return (
    <>
      <SearchForm />
      <Button
        kind="secondary"
        className="admin-orders-fold"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t("filters", { count: countFilters(filterValues) })}
      </Button>
      <div id={listId} data-open={isOpen} className="admin-filters admin-orders-filters">
        <FilterSelect
          name="status"
          label={t("status")}
          choices={{ ...all, to_pack: t("toPack"), ...statuses }}
        />
        <FilterSelect
          name="payment"
          label={t("payment")}
          choices={{ ...all, problem: t("withProblem") }}
        />
        <FilterSelect
          name="delivery"
          label={t("delivery")}
          choices={{ ...all, post: t("post"), pick_up: t("pickUp") }}
        />
        <DateFilter name="from" label={t("from")} />
        <DateFilter name="until" label={t("until")} />
      </div>
    </>
  )
}

/** Returns how many filters are set, without the search. */
function countFilters({ q: _, ...filters }: Readonly<Record<string, unknown>>): number {
  return Object.values(filters).filter((value) => value !== "").length
}

function SearchForm() {
  const t: TextsOf<"admin.orders"> = useTranslations("admin.orders")
  const { filterValues, setFilters } = useListContext()
  const { q = "" }: OrderFilter = filterValues
  const [text, setText] = useState(q)
  // A saved view, or the browser's back button, changes the search as well.
  useEffect(() => setText(q), [q])
  const search = (event: FormEvent) => {
    event.preventDefault()
    setFilters({ ...filterValues, q: text.trim() })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: "search" is not an element of all browsers in use
    <form role="search" onSubmit={search} className="admin-orders-search">
      <Field label={t("search")} type="search" value={text} onChange={setText} />
      <Button type="submit" kind="secondary">
        {t("find")}
      </Button>
    </form>
  )
}

function DateFilter({ name, label }: { name: "from" | "until"; label: string }) {
  const { filterValues, setFilters } = useListContext()
  const { [name]: value = "" }: OrderFilter = filterValues
  return (
    <Field
      label={label}
      type="date"
      value={value}
      onChange={(text) => setFilters({ ...filterValues, [name]: text })}
    />
  )
}
