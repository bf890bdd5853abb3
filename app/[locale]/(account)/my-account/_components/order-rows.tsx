import { getTranslations } from "next-intl/server"
import { ItemThumbnail } from "#components/commerce/item-thumbnail.tsx"
import { StatusChip, TrackingLine } from "#components/invoice/order-status.tsx"
import { PayOrderForm, UnpaidText } from "#components/invoice/unpaid-order.tsx"
import { buildButtonClass } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { formatDate } from "#lib/i18n/format-date.ts"
import type { OrderSummary } from "#lib/invoices/invoice.ts"
import { buildInvoicePath, buildOrderPath, buildTicketsPath } from "#lib/invoices/invoice-paths.ts"
import { formatMoney } from "#lib/money.ts"

type OrderRowsProps = {
  orders: readonly OrderSummary[]
  /** Heading level of the order numbers. */
  headingLevel: "h2" | "h3"
  locale: string
}

/** Renders orders with their status and links to the order, the invoice and the tickets. */
export function OrderRows({ orders, headingLevel, locale }: OrderRowsProps) {
  return (
    <ul className="ruled">
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} headingLevel={headingLevel} locale={locale} />
      ))}
    </ul>
  )
}

type OrderRowProps = { order: OrderSummary } & Pick<OrderRowsProps, "headingLevel" | "locale">

async function OrderRow({ order, headingLevel: Heading, locale }: OrderRowProps) {
  const t = await getTranslations({ locale, namespace: "orders" })
  const { id, placedAt, status, total, itemCount, carrier, trackingNumber, paidAt, unpaid } = order
  const showsTickets = order.hasTickets && paidAt !== null && status !== "refunded"
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-4 py-5 first:pt-0 last:pb-0">
      <OrderThumbnails pictures={order.pictures} />
      <div className="min-w-0 grow basis-40 stack-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Heading className="text-lg">{t("number", { id })}</Heading>
          <StatusChip status={status} locale={locale} />
        </div>
        <p className="text-sm text-muted">
          <time dateTime={placedAt}>{formatDate(placedAt, locale)}</time>
          {` · ${t("items", { count: itemCount })}`}
        </p>
        <p className="text-sm empty:hidden">
          <TrackingLine carrier={carrier} trackingNumber={trackingNumber} locale={locale} />
        </p>
        {unpaid !== null && <UnpaidText unpaid={unpaid} locale={locale} />}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {unpaid !== null && <PayOrderForm id={id} unpaid={unpaid} locale={locale} />}
        <p className="price text-lg">{formatMoney(total, locale)}</p>
        {showsTickets && (
          <ShopLink
            href={buildLocalePath(locale, buildTicketsPath({ id }))}
            aria-label={t("ticketsOf", { id })}
            className={buildButtonClass("secondary")}
          >
            {t("tickets")}
          </ShopLink>
        )}
        {paidAt !== null && (
          <ShopLink
            href={buildLocalePath(locale, buildInvoicePath({ id }))}
            aria-label={t("invoiceOf", { id })}
            className={buildButtonClass("secondary")}
          >
            {t("invoice")}
          </ShopLink>
        )}
        <ShopLink
          href={buildLocalePath(locale, buildOrderPath(id))}
          aria-label={t("orderOf", { id })}
          className={buildButtonClass("secondary")}
        >
          {t("order")}
        </ShopLink>
      </div>
    </li>
  )
}

/** Renders thumbnails of an order's first items; a placeholder if none has an image. */
function OrderThumbnails({ pictures }: Pick<OrderSummary, "pictures">) {
  if (pictures.length === 0) return <ItemThumbnail picture={null} sizes="80px" className="w-20" />
  return (
    <div className="flex gap-2">
      {pictures.map((picture, at) => (
        <ItemThumbnail
          key={picture.hash}
          picture={picture}
          sizes="80px"
          className={`w-20 ${at === 0 ? "" : "max-sm:hidden"}`.trimEnd()}
        />
      ))}
    </div>
  )
}
