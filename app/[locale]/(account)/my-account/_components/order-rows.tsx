import { getTranslations } from "next-intl/server"
import { buildStatusText } from "#components/invoice/order-status-text.ts"
import { TrackingLine } from "#components/invoice/tracking-line.tsx"
import { buildButtonClass } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { formatDate } from "#lib/i18n/format-date.ts"
import type { OrderSummary } from "#lib/invoices/invoice.ts"
import { buildInvoicePath, buildTicketsPath } from "#lib/invoices/invoice-paths.ts"
import { formatMoney } from "#lib/money.ts"

type OrderRowsProps = {
  orders: readonly OrderSummary[]
  /** Rank of an order's number among the headings around it. */
  headingLevel: "h2" | "h3"
  locale: string
}

/** Orders with where each stands, and the ways to its invoice and tickets. */
export function OrderRows({ orders, headingLevel, locale }: OrderRowsProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {orders.map((order) => (
        <OrderRow key={order.id} {...{ order, headingLevel, locale }} />
      ))}
    </ul>
  )
}

type OrderRowProps = { order: OrderSummary } & Pick<OrderRowsProps, "headingLevel" | "locale">

async function OrderRow({ order, headingLevel: Heading, locale }: OrderRowProps) {
  const t = await getTranslations({ locale, namespace: "orders" })
  const { id, placedAt, status, total, itemCount, carrier, trackingNumber, paidAt } = order
  const showsTickets = order.hasTickets && paidAt !== null && status !== "refunded"
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
      <div className="min-w-0">
        <Heading className="font-bold">{t("number", { id })}</Heading>
        <p className="text-sm text-muted">
          <time dateTime={placedAt}>{formatDate(placedAt, locale)}</time>
          {` · ${t("items", { count: itemCount })}`}
        </p>
        <p className="font-semibold">{await buildStatusText(status, locale)}</p>
        <p className="text-sm">
          <TrackingLine {...{ carrier, trackingNumber, locale }} />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-lg font-bold tabular-nums">{formatMoney(total, locale)}</p>
        {showsTickets && (
          <ShopLink
            href={buildTicketsPath({ id })}
            aria-label={t("ticketsOf", { id })}
            className={buildButtonClass("secondary")}
          >
            {t("tickets")}
          </ShopLink>
        )}
        <ShopLink
          href={buildInvoicePath({ id })}
          aria-label={paidAt === null ? t("orderOf", { id }) : t("invoiceOf", { id })}
          className={buildButtonClass("secondary")}
        >
          {paidAt === null ? t("order") : t("invoice")}
        </ShopLink>
      </div>
    </li>
  )
}
