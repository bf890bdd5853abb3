"use client"

import { useTranslations } from "next-intl"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import type { AdminOrder } from "#lib/admin/data-provider.ts"
import { listLabelLines } from "#lib/admin/orders-label.ts"
import { getPendingRefund } from "#lib/admin/orders-refund.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { parseAmount, parseCents } from "#lib/contract/money.ts"
import { formatDate } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { formatMoney } from "#lib/money.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import { RecordFrame } from "../../_components/record-frame.tsx"
import { Section } from "../../_components/section.tsx"
import { OrderActions } from "./order-actions.tsx"
import { OrderHistory } from "./order-history.tsx"
import { OrderLines } from "./order-lines.tsx"
import { OrderNotes } from "./order-notes.tsx"
import { OrderParts } from "./order-parts.tsx"

/** Renders an order with everything about it, and what can be done next. */
export function OrderView({ id }: { id: number }) {
  const t: TextsOf<"invoice"> = useTranslations("invoice")
  return (
    <RecordFrame<AdminOrder>
      resource="orders"
      id={id}
      listPath="orders"
      heading={<PageHeading>{t("orderTitle", { id })}</PageHeading>}
      getRefetchMs={(order) => (getPendingRefund(order) > 0 ? 2_000 : false)}
    >
      {(order) => (
        <div className="admin-columns admin-orders-columns">
          <div className="stack-6">
            <OrderLines order={order} />
            <OrderParts order={order} />
          </div>
          <div className="stack-6">
            <OrderActions order={order} />
            <Customer order={order} />
            <Payment order={order} />
          </div>
          <div className="stack-6">
            <OrderNotes order={order} />
            <OrderHistory order={order} />
          </div>
        </div>
      )}
    </RecordFrame>
  )
}

function Customer({ order }: { order: AdminOrder }) {
  const t: TextsOf<"admin.orders"> = useTranslations("admin.orders")
  const tInvoice: TextsOf<"invoice"> = useTranslations("invoice")
  const { locale } = useAdminPage()
  const { address, arrives } = order
  const buildOrdersPath = (q: string) =>
    `${buildLocalePath(locale, "/admin/orders")}?${new URLSearchParams({ filter: JSON.stringify({ q }) })}`
  return (
    <Section id="customer" heading={t("customer")}>
      <p className="wrap-anywhere">
        <bdi>{order.buyer_name}</bdi>
        <br />
        <a href={`mailto:${order.email}`} className="text-brand underline">
          <bdi dir="ltr">{order.email}</bdi>
        </a>
      </p>
      {(order.is_pick_up || order.shipping_name !== "") && (
        <h3 className="font-semibold">
          {tInvoice("shipping", {
            name: order.is_pick_up ? tInvoice("pickUp") : order.shipping_name,
          })}
        </h3>
      )}
      {address && (
        <address className="not-italic">
          {listLabelLines(address).map((line) => (
            <span key={line} className="block wrap-anywhere">
              <bdi>{line}</bdi>
            </span>
          ))}
        </address>
      )}
      {arrives && (
        <p>
          {t("arrives", {
            from: formatDate(`${arrives.from}T12:00:00+10:00`, locale),
            to: formatDate(`${arrives.to}T12:00:00+10:00`, locale),
          })}
        </p>
      )}
      {order.note !== "" && (
        <>
          <h3 className="font-semibold">{t("note")}</h3>
          <p className="whitespace-pre-line wrap-anywhere">{order.note}</p>
        </>
      )}
      <p className="links">
        <ShopLink href={buildOrdersPath(order.email)}>{t("ordersOf")}</ShopLink>
      </p>
    </Section>
  )
}

function Payment({ order }: { order: AdminOrder }) {
  const t: TextsOf<"admin.orders"> = useTranslations("admin.orders")
  const tInvoice: TextsOf<"invoice"> = useTranslations("invoice")
  const { locale } = useAdminPage()
  const { payment, cancel_reason: reason } = order
  if (payment === null && reason === "") return null
  const money = (cents: number) => formatMoney(parseCents(cents), locale)
  const pending = getPendingRefund(order)
  return (
    <Section id="payment" heading={t("payment")}>
      {payment && (
        <dl className="admin-facts">
          <dt>{t("gateway")}</dt>
          <dd>{payment.gateway}</dd>
          <dt>{t("reference")}</dt>
          <dd className="wrap-anywhere">
            <bdi dir="ltr">{payment.reference}</bdi>
          </dd>
          <dt>{t("captured")}</dt>
          <dd>{money(parseAmount(payment.captured))}</dd>
          <dt>{tInvoice("refunded")}</dt>
          <dd>{money(parseAmount(payment.refunded) + pending)}</dd>
        </dl>
      )}
      {pending > 0 && <p>{t("refundPending", { amount: money(pending) })}</p>}
      {payment && payment.trouble !== "" && (
        <p className="font-semibold text-danger">{t("trouble", { problem: payment.trouble })}</p>
      )}
      {reason !== "" && <p>{reason}</p>}
    </Section>
  )
}
