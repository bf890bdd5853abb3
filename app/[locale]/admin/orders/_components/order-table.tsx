"use client"

import { useTranslations } from "next-intl"
import { useListContext } from "ra-core"
import { ShopLink } from "#components/ui/shop-link.tsx"
import type { AdminOrderRow } from "#lib/admin/data-provider.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { parseAmount } from "#lib/contract/money.ts"
import { formatDate } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { formatMoney } from "#lib/money.ts"
import { useAdminPage } from "../../_components/admin-page.ts"

const columns = [
  { field: "id", label: "order", className: "" },
  { field: "placed_at", label: "date", className: "admin-wide" },
  { field: "email", label: "customer", className: "admin-wide" },
  { field: "status", label: "status", className: "" },
  { field: "total_amount", label: "total", className: "admin-number" },
] as const

/** Renders the orders of a page of the list, each with a checkbox, under headings that sort it. */
export function OrderTable({ orders }: { orders: readonly AdminOrderRow[] }) {
  const t: TextsOf<"admin.orders"> = useTranslations("admin.orders")
  const tNav: TextsOf<"admin.nav"> = useTranslations("admin.nav")
  return (
    <table className="admin-table admin-orders-table">
      <caption className="sr-only">{tNav("orders")}</caption>
      <thead>
        <tr>
          <td>
            <SelectPage orders={orders} />
          </td>
          {columns.map(({ field, label, className }) => (
            <SortHeading key={field} field={field} label={t(label)} className={className} />
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <Row key={order.id} order={order} />
        ))}
      </tbody>
    </table>
  )
}

function SortHeading({
  field,
  label,
  className,
}: {
  field: string
  label: string
  className: string
}) {
  const { sort, setSort } = useListContext()
  const isSorted = sort.field === field
  const isDescending = isSorted && sort.order === "DESC"
  const direction = isDescending ? ("descending" as const) : ("ascending" as const)
  return (
    <th scope="col" className={className} aria-sort={isSorted ? direction : undefined}>
      <button
        type="button"
        className="admin-orders-sort"
        onClick={() => setSort({ field, order: isDescending ? "ASC" : "DESC" })}
      >
        {label}
        <span aria-hidden="true">{isSorted ? (isDescending ? " ↓" : " ↑") : ""}</span>
      </button>
    </th>
  )
}

function SelectPage({ orders }: { orders: readonly AdminOrderRow[] }) {
  const t: TextsOf<"admin.orders"> = useTranslations("admin.orders")
  const { selectedIds, onSelect } = useListContext()
  const ids = orders.map(({ id }) => id)
  const isWhole = ids.every((id) => selectedIds.includes(id))
  const others = selectedIds.filter((id) => !ids.includes(Number(id)))
  return (
    <label className="admin-check">
      <span className="sr-only">{t("selectAll")}</span>
      <input
        type="checkbox"
        className="size-5"
        checked={isWhole}
        onChange={() => onSelect(isWhole ? others : [...others, ...ids])}
      />
    </label>
  )
}

function Row({ order }: { order: AdminOrderRow }) {
  const t: TextsOf<"admin.orders"> = useTranslations("admin.orders")
  const tStatus: TextsOf<"orders.status"> = useTranslations("orders.status")
  const { selectedIds, onToggleItem } = useListContext()
  const { locale } = useAdminPage()
  const { id, buyer_name: name, payment_problem: problem } = order
  return (
    <tr>
      <td>
        <label className="admin-check">
          <span className="sr-only">{t("select", { id })}</span>
          <input
            type="checkbox"
            className="size-5"
            checked={selectedIds.includes(id)}
            onChange={() => onToggleItem(id)}
          />
        </label>
      </td>
      <th scope="row">
        <ShopLink href={buildLocalePath(locale, `/admin/orders/${id}`)}>{id}</ShopLink>
        <span className="admin-narrow wrap-anywhere">
          <bdi className="block">{name === "" ? order.email : name}</bdi>
          <span className="block wrap-normal text-sm font-normal text-muted">
            {formatDate(order.placed_at, locale)}
          </span>
        </span>
      </th>
      <td className="admin-wide">{formatDate(order.placed_at, locale)}</td>
      <td className="admin-wide wrap-anywhere">
        {name !== "" && <bdi className="block">{name}</bdi>}
        <bdi className="block text-sm text-muted">{order.email}</bdi>
      </td>
      <td>
        {tStatus(order.status)}
        {problem !== "" && (
          <span className="block text-sm font-semibold text-danger">{t("withProblem")}</span>
        )}
      </td>
      <td className="admin-number">{formatMoney(parseAmount(order.total_amount), locale)}</td>
    </tr>
  )
}
