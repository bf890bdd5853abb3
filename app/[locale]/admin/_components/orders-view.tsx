"use client"

import { useTranslations } from "next-intl"
import { ListBase } from "ra-core"
import { type FormEvent, useState } from "react"
import { navigateTo } from "#components/navigation/navigate.ts"
import { Button } from "#components/ui/button.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import type { AdminOrderRow } from "#lib/admin/data-provider.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { parseAmount } from "#lib/contract/money.ts"
import { type OrderStatus, orderStatuses } from "#lib/contract/rules/order-status.ts"
import { buildRecord } from "#lib/contract/values/record.ts"
import { formatDate } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { formatMoney } from "#lib/money.ts"
import { useAdminPage } from "./admin-page.ts"
import { Field } from "./field.tsx"
import { FilterSelect } from "./filter-select.tsx"
import { ListFrame } from "./list-frame.tsx"

/** Renders the list of orders, newest first: all, or those of one status. */
export function OrdersView() {
  const t: TextsOf<"admin.nav"> = useTranslations("admin.nav")
  return (
    <>
      <PageHeading>{t("orders")}</PageHeading>
      <ListBase resource="orders" perPage={25} storeKey={false} disableAuthentication>
        <ListFrame<AdminOrderRow> filters={<OrderFilters />}>
          {(orders) => <OrderTable orders={orders} />}
        </ListFrame>
      </ListBase>
    </>
  )
}

function OrderFilters() {
  const t: TextsOf<"admin.orders"> = useTranslations("admin.orders")
  const tStatus: TextsOf<"orders.status"> = useTranslations("orders.status")
  const tList: TextsOf<"admin.list"> = useTranslations("admin.list")
  const { locale } = useAdminPage()
  const [number, setNumber] = useState("")
  const open = (event: FormEvent) => {
    event.preventDefault()
    if (/^[1-9]\d{0,9}$/.test(number.trim())) {
      navigateTo(buildLocalePath(locale, `/admin/orders/${number.trim()}`))
    }
  }
  const statuses = buildRecord<OrderStatus, string>(orderStatuses, (status) => tStatus(status))
  return (
    <div className="admin-filters">
      <FilterSelect name="status" label={t("status")} choices={{ "": tList("all"), ...statuses }} />
      <form onSubmit={open} className="flex items-end gap-3">
        <Field label={t("search")} value={number} onChange={setNumber} inputMode="numeric" />
        <Button type="submit" kind="secondary">
          {t("open")}
        </Button>
      </form>
    </div>
  )
}

function OrderTable({ orders }: { orders: readonly AdminOrderRow[] }) {
  const t: TextsOf<"admin.orders"> = useTranslations("admin.orders")
  const tStatus: TextsOf<"orders.status"> = useTranslations("orders.status")
  const tOrders: TextsOf<"admin.nav"> = useTranslations("admin.nav")
  const { locale } = useAdminPage()
  return (
    <table className="admin-table">
      <caption className="sr-only">{tOrders("orders")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("order")}</th>
          <th scope="col" className="admin-wide">
            {t("date")}
          </th>
          <th scope="col" className="admin-wide">
            {t("customer")}
          </th>
          <th scope="col">{t("status")}</th>
          <th scope="col" className="admin-wide admin-number">
            {t("items")}
          </th>
          <th scope="col" className="admin-number">
            {t("total")}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <th scope="row">
              <ShopLink href={buildLocalePath(locale, `/admin/orders/${order.id}`)}>
                {order.id}
              </ShopLink>
            </th>
            <td className="admin-wide">{formatDate(order.placed_at, locale)}</td>
            <td className="admin-wide wrap-anywhere">
              <bdi>{order.email}</bdi>
            </td>
            <td>{tStatus(order.status)}</td>
            <td className="admin-wide admin-number">{order.item_count}</td>
            <td className="admin-number">{formatMoney(parseAmount(order.total_amount), locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
