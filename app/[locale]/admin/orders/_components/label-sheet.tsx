"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { parseTypedCount } from "#lib/admin/amount.ts"
import type { AdminOrder } from "#lib/admin/data-provider.ts"
import { labelsPerSheet, listLabelLines } from "#lib/admin/orders-label.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { Field } from "../../_components/field.tsx"

/** Renders the addresses of orders on sheets of A4 labels, 3 by 8, after those that are used up. */
export function LabelSheet({ orders }: { orders: readonly AdminOrder[] }) {
  const t: TextsOf<"admin.orders"> = useTranslations("admin.orders")
  const tInvoice: TextsOf<"invoice"> = useTranslations("invoice")
  const [used, setUsed] = useState("0")
  const empty = Math.min(parseTypedCount(used) ?? 0, labelsPerSheet - 1)
  const posted = orders.filter(({ address }) => address !== null)
  const missing = orders.filter(({ address }) => address === null).map(({ id }) => id)
  return (
    <>
      <div className="admin-not-printed stack-3">
        {missing.length > 0 && <p>{t("labelsMissing", { orders: missing.join(", ") })}</p>}
        <Field label={t("labelsUsed")} value={used} onChange={setUsed} inputMode="numeric" />
      </div>
      <ul className="admin-labels">
        {Array.from({ length: empty }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty labels differ by their place only
          <li key={`empty-${at}`} aria-hidden="true" className="admin-label" />
        ))}
        {posted.map(({ id, address }) => (
          <li key={id} className="admin-label">
            <p className="admin-label-order">{tInvoice("orderTitle", { id })}</p>
            {address &&
              listLabelLines(address).map((line) => (
                <bdi key={line} className="block">
                  {line}
                </bdi>
              ))}
          </li>
        ))}
      </ul>
    </>
  )
}
