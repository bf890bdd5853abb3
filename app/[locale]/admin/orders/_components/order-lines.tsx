"use client"

import { useTranslations } from "next-intl"
import type { AdminOrder } from "#lib/admin/data-provider.ts"
import { getPendingRefund } from "#lib/admin/orders-refund.ts"
import { buildAmount, parseAmount } from "#lib/contract/money.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { formatMoney } from "#lib/money.ts"
import { useAdminPage } from "../../_components/admin-page.ts"

/** Renders the items of an order, as they are packed, and its amounts. */
export function OrderLines({ order }: { order: AdminOrder }) {
  const t: TextsOf<"invoice"> = useTranslations("invoice")
  const tStatus: TextsOf<"orders.status"> = useTranslations("orders.status")
  const { locale } = useAdminPage()
  const money = (amount: string) => formatMoney(parseAmount(amount), locale)
  // The invoice has what is confirmed; the customer will get the rest as well.
  const refunded = buildAmount(parseAmount(order.refunded_amount) + getPendingRefund(order))
  const amounts = [
    { label: t("subtotal"), amount: order.subtotal, isShown: true },
    { label: t("discount"), amount: order.discount_amount, isShown: isSet(order.discount_amount) },
    {
      label: t("shipping", { name: order.shipping_name }),
      amount: order.shipping_amount,
      isShown: order.shipping_name !== "",
    },
    {
      label: t("surcharge"),
      amount: order.surcharge_amount,
      isShown: isSet(order.surcharge_amount),
    },
    { label: t("total"), amount: order.total_amount, isShown: true },
    { label: t("credit"), amount: order.credit_amount, isShown: isSet(order.credit_amount) },
    { label: t("refunded"), amount: refunded, isShown: isSet(refunded) },
  ]
  return (
    <section aria-labelledby="items" className="card stack-4 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="items" className="text-xl">
          {t("items")}
        </h2>
        <p className="font-semibold">{tStatus(order.status)}</p>
      </div>
      <ul className="ruled">
        {order.lines.map((line) => (
          <li key={line.id} className="grid grid-cols-[3rem_minmax(0,1fr)_auto] gap-3 py-3">
            <span className="tabular-digits font-semibold">{line.qty} ×</span>
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{line.product_name}</p>
              {line.name !== "" && <p className="text-sm">{line.name}</p>}
              <p className="text-sm text-muted">
                <bdi dir="ltr">{line.sku_code}</bdi>
              </p>
              {line.addons.map((addon) => (
                <p key={`${addon.name} ${addon.value}`} className="text-sm wrap-anywhere">
                  {t("addon", { name: addon.name, value: addon.value })}
                </p>
              ))}
            </div>
            <span className="price">{money(line.subtotal)}</span>
          </li>
        ))}
      </ul>
      <dl className="admin-amounts">
        {amounts
          .filter(({ isShown }) => isShown)
          .map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="price">{money(amount)}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

function isSet(amount: string): boolean {
  return parseAmount(amount) !== 0
}
