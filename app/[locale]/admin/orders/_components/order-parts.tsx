"use client"

import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import type { AdminOrder } from "#lib/admin/data-provider.ts"
import { parseAmount } from "#lib/contract/money.ts"
import { formatDate } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { formatMoney } from "#lib/money.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import { Section } from "../../_components/section.tsx"

/** Renders the parcels and the refunds of parts of an order, if there are some. */
export function OrderParts({ order }: { order: AdminOrder }) {
  const t: TextsOf<"admin.orders"> = useTranslations("admin.orders")
  const { locale } = useAdminPage()
  const { parcels, refunds } = order
  return (
    <>
      {parcels.length > 0 && (
        <Section id="parcels" heading={t("parcels")}>
          <ol className="ruled">
            {parcels.map((parcel) => (
              <Part key={parcel.id} order={order} lines={parcel.lines}>
                <p className="font-semibold wrap-anywhere">
                  {formatDate(parcel.sent_at, locale)}
                  {parcel.carrier !== "" && `, ${parcel.carrier}`}
                </p>
                {parcel.tracking_number !== "" && (
                  <p className="wrap-anywhere">
                    {t("trackingNumber")}: <bdi dir="ltr">{parcel.tracking_number}</bdi>
                  </p>
                )}
              </Part>
            ))}
          </ol>
        </Section>
      )}
      {refunds.length > 0 && (
        <Section id="refunds" heading={t("refunds")}>
          <ol className="ruled">
            {refunds.map((refund) => (
              <Part key={refund.id} order={order} lines={refund.lines}>
                <p className="font-semibold">
                  {formatMoney(parseAmount(refund.amount), locale)}, {formatDate(refund.at, locale)}
                </p>
                {refund.reason !== "" && <p className="wrap-anywhere">{refund.reason}</p>}
                {refund.is_restocked && <p className="text-sm">{t("restocked")}</p>}
              </Part>
            ))}
          </ol>
        </Section>
      )}
    </>
  )
}

type PartProps = {
  order: AdminOrder
  lines: AdminOrder["parcels"][number]["lines"]
  children: ReactNode
}

function Part({ order, lines, children }: PartProps) {
  const find = (id: number) => order.lines.find((line) => line.id === id)
  return (
    <li className="py-2">
      {children}
      <ul className="text-sm text-muted">
        {lines.map(({ order_line_id: id, qty }) => (
          <li key={id} className="wrap-anywhere">
            {qty} × {[find(id)?.product_name, find(id)?.name].filter(Boolean).join(", ")}
          </li>
        ))}
      </ul>
    </li>
  )
}
