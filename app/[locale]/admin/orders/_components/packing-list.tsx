"use client"

import { useTranslations } from "next-intl"
import type { AdminOrder } from "#lib/admin/data-provider.ts"
import { listLabelLines } from "#lib/admin/orders-label.ts"
import { listToSend } from "#lib/admin/orders-quantities.ts"
import { formatDate } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../../_components/admin-page.ts"

/** Renders the pack list of an order on a page of its own: what is still to be sent, and where to. */
export function PackingList({ order }: { order: AdminOrder }) {
  const t: TextsOf<"admin.orders"> = useTranslations("admin.orders")
  const tInvoice: TextsOf<"invoice"> = useTranslations("invoice")
  const { locale, siteName } = useAdminPage()
  const rows = listToSend(order)
  const { id, address, buyer_name: name } = order
  return (
    <article aria-labelledby={`pack-${id}`} className="admin-sheet stack-4">
      <div className="flex flex-wrap justify-between gap-4">
        <div>
          <p className="text-sm">{siteName}</p>
          <h2 id={`pack-${id}`} className="text-2xl">
            {tInvoice("orderTitle", { id })}
          </h2>
          <p>{formatDate(order.placed_at, locale)}</p>
        </div>
        <address className="not-italic">
          {order.is_pick_up && <strong className="block">{tInvoice("pickUp")}</strong>}
          {(address ? listLabelLines(address) : [name]).map((line) => (
            <bdi key={line} className="block">
              {line}
            </bdi>
          ))}
        </address>
      </div>
      {rows.length === 0 && <p>{t("nothingToSend")}</p>}
      <ul>
        {rows.map(({ line, rest }) => (
          <li key={line.id} className="admin-sheet-line">
            <span aria-hidden="true" className="admin-sheet-box" />
            <strong className="tabular-digits">{rest} ×</strong>
            <div>
              <p className="font-semibold">{line.product_name}</p>
              <p>
                {line.name !== "" && `${line.name}, `}
                <bdi dir="ltr">{line.sku_code}</bdi>
              </p>
              {line.addons.map((addon) => (
                <p key={`${addon.name} ${addon.value}`}>
                  {tInvoice("addon", { name: addon.name, value: addon.value })}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {order.note !== "" && (
        <p className="whitespace-pre-line">
          <strong>{t("note")}:</strong> {order.note}
        </p>
      )}
    </article>
  )
}
