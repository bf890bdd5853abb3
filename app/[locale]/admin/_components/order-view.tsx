"use client"

import { useTranslations } from "next-intl"
import { PageHeading } from "#components/ui/page-heading.tsx"
import type { AdminOrder } from "#lib/admin/data-provider.ts"
import { parseAmount } from "#lib/contract/money.ts"
import { type OrderStatus, orderStatuses } from "#lib/contract/rules/order-status.ts"
import { formatDate, formatTime } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { formatMoney } from "#lib/money.ts"
import { useAdminPage } from "./admin-page.ts"
import { OrderActions } from "./order-actions.tsx"
import { OrderLines } from "./order-lines.tsx"
import { RecordFrame } from "./record-frame.tsx"
import { Section } from "./section.tsx"

/** Renders an order with everything about it, and what can be done next. */
export function OrderView({ id }: { id: number }) {
  const t: TextsOf<"invoice"> = useTranslations("invoice")
  return (
    <RecordFrame<AdminOrder>
      resource="orders"
      id={id}
      listPath="orders"
      heading={<PageHeading>{t("orderTitle", { id })}</PageHeading>}
    >
      {(order) => (
        <div className="admin-columns">
          <div className="stack-6">
            <OrderLines order={order} />
            <History order={order} />
          </div>
          <div className="stack-6">
            <OrderActions order={order} />
            <Customer order={order} />
            <Payment order={order} />
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
          {listAddressLines(address).map((line) => (
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
      {order.note !== "" && <p className="whitespace-pre-line wrap-anywhere">{order.note}</p>}
    </Section>
  )
}

/** Returns the texts of an address, each once, without its ids. */
function listAddressLines(address: NonNullable<AdminOrder["address"]>): string[] {
  const texts = Object.values(address).filter((part) => typeof part === "string" && part !== "")
  return [...new Set(texts.map(String))]
}

function Payment({ order: { payment, cancel_reason: reason } }: { order: AdminOrder }) {
  const t: TextsOf<"admin.orders"> = useTranslations("admin.orders")
  const tInvoice: TextsOf<"invoice"> = useTranslations("invoice")
  const { locale } = useAdminPage()
  if (payment === null && reason === "") return null
  const money = (amount: string) => formatMoney(parseAmount(amount), locale)
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
          <dd>{money(payment.captured)}</dd>
          <dt>{tInvoice("refunded")}</dt>
          <dd>{money(payment.refunded)}</dd>
        </dl>
      )}
      {payment && payment.trouble !== "" && (
        <p className="font-semibold text-danger">{t("trouble", { problem: payment.trouble })}</p>
      )}
      {reason !== "" && <p>{reason}</p>}
    </Section>
  )
}

function History({ order: { events } }: { order: AdminOrder }) {
  const t: TextsOf<"admin.orders"> = useTranslations("admin.orders")
  const tStatus: TextsOf<"orders.status"> = useTranslations("orders.status")
  const { locale } = useAdminPage()
  const name = (status: string) => {
    const known: OrderStatus | undefined = orderStatuses.find((each) => each === status)
    return known === undefined ? status : tStatus(known)
  }
  return (
    <Section id="history" heading={t("history")}>
      <ol className="ruled">
        {events.map(({ from, to, actor, note, at }) => (
          <li key={`${at} ${to}`} className="py-2">
            <p className="font-semibold">
              {from === "" || name(from) === name(to)
                ? name(to)
                : t("step", { from: name(from), to: name(to) })}
            </p>
            <p className="text-sm text-muted">
              <time dateTime={at}>{`${formatDate(at, locale)}, ${formatTime(at, locale)}`}</time>{" "}
              {t("by", { actor })}
            </p>
            {note !== "" && <p className="text-sm wrap-anywhere">{note}</p>}
          </li>
        ))}
      </ol>
    </Section>
  )
}
