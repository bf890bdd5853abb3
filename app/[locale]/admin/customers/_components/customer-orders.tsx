"use client"

import { useTranslations } from "next-intl"
import { ShopLink } from "#components/ui/shop-link.tsx"
import type { AdminOrderRow } from "#lib/admin/data-provider.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { parseAmount } from "#lib/contract/money.ts"
import { formatDate } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { formatMoney } from "#lib/money.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import { LoadError } from "../../_components/list-frame.tsx"
import { Section } from "../../_components/section.tsx"
import { useCall } from "../../_components/use-call.ts"

const shownOrders = 50

/** Renders a customer's orders, newest first. */
export function CustomerOrders({ userId }: { userId: number }) {
  const t: TextsOf<"admin.customers"> = useTranslations("admin.customers")
  const { data, error, refetch } = useCall("listOrders", {
    user_id: userId,
    page_size: shownOrders,
  })
  return (
    <Section id="orders" heading={t("orders")}>
      {data === undefined && error !== null && (
        <LoadError error={error} onRetry={() => void refetch()} />
      )}
      {data?.count === 0 && <p>{t("none")}</p>}
      {data !== undefined && data.count > 0 && <OrderTable orders={data.data} />}
      {data !== undefined && data.count > shownOrders && (
        <p>{t("moreOrders", { count: data.count - shownOrders })}</p>
      )}
    </Section>
  )
}

function OrderTable({ orders }: { orders: readonly AdminOrderRow[] }) {
  const t: TextsOf<"admin.orders"> = useTranslations("admin.orders")
  const tStatus: TextsOf<"orders.status"> = useTranslations("orders.status")
  const { locale } = useAdminPage()
  return (
    <table className="admin-table">
      <caption className="sr-only">{t("order")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("order")}</th>
          <th scope="col">{t("date")}</th>
          <th scope="col">{t("status")}</th>
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
            <td>{formatDate(order.placed_at, locale)}</td>
            <td>{tStatus(order.status)}</td>
            <td className="admin-number">{formatMoney(parseAmount(order.total_amount), locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
