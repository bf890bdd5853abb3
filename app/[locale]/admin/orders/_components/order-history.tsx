"use client"

import { useTranslations } from "next-intl"
import type { AdminOrder } from "#lib/admin/data-provider.ts"
import { parseAmount } from "#lib/contract/money.ts"
import { type OrderStatus, orderStatuses } from "#lib/contract/rules/order-status.ts"
import { formatDate, formatTime } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { formatMoney } from "#lib/money.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import { Section } from "../../_components/section.tsx"

/** Renders what has happened with an order, oldest first. */
export function OrderHistory({ order }: { order: AdminOrder }) {
  const t: TextsOf<"admin.orders"> = useTranslations("admin.orders")
  const tStatus: TextsOf<"orders.status"> = useTranslations("orders.status")
  const { locale } = useAdminPage()
  const name = (status: string) => {
    const known: OrderStatus | undefined = orderStatuses.find((each) => each === status)
    return known === "placed" ? t("placed") : known === undefined ? status : tStatus(known)
  }
  const steps = order.events.map(({ from, to, ...event }) => ({
    ...event,
    title: from === "" ? name(to) : t("step", { from: name(from), to: name(to) }),
  }))
  const refunds = order.refunds.map(({ amount, reason, at }) => ({
    title: t("refundOf", { amount: formatMoney(parseAmount(amount), locale) }),
    actor: "",
    note: reason,
    at,
  }))
  const entries = [...steps, ...refunds].sort((one, other) => one.at.localeCompare(other.at))
  return (
    <Section id="history" heading={t("history")}>
      <ol className="ruled">
        {entries.map(({ title, actor, note, at }) => (
          <li key={`${at} ${title}`} className="py-2">
            <p className="font-semibold">{title}</p>
            <p className="text-sm text-muted">
              <time dateTime={at}>{`${formatDate(at, locale)}, ${formatTime(at, locale)}`}</time>{" "}
              {actor !== "" && t("by", { actor })}
            </p>
            {note !== "" && <p className="text-sm wrap-anywhere">{note}</p>}
          </li>
        ))}
      </ol>
    </Section>
  )
}
