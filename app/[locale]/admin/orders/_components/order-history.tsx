"use client"

import { useTranslations } from "next-intl"
import type { AdminOrder } from "#lib/admin/data-provider.ts"
import { type OrderStatus, orderStatuses } from "#lib/contract/rules/order-status.ts"
import { formatDate, formatTime } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import { Section } from "../../_components/section.tsx"

/** Renders what has happened with an order, oldest first. */
export function OrderHistory({ order: { events } }: { order: AdminOrder }) {
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
