"use client"

import { useTranslations } from "next-intl"
import type { DayTotals } from "#lib/admin/week.ts"
import { parseCents } from "#lib/contract/money.ts"
import { formatDate } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { formatMoney } from "#lib/money.ts"
import { useAdminPage } from "./admin-page.ts"

/** Renders the paid orders of the days as a table, whose bars only repeat its numbers. */
export function WeekTable({ week }: { week: readonly DayTotals[] }) {
  const t: TextsOf<"admin.start"> = useTranslations("admin.start")
  const { locale } = useAdminPage()
  const most = Math.max(1, ...week.map(({ money }) => money))
  const orders = week.reduce((sum, day) => sum + day.orders, 0)
  const cents = week.reduce((sum, day) => sum + day.money, 0)
  return (
    <table className="admin-table">
      <caption className="sr-only">{t("week")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("day")}</th>
          <th scope="col" className="admin-number">
            {t("orders")}
          </th>
          <th scope="col" className="admin-number">
            {t("money")}
          </th>
        </tr>
      </thead>
      <tbody>
        {week.map(({ day, orders: count, money }) => (
          <tr key={day}>
            <th scope="row">
              {formatDate(`${day}T12:00:00+10:00`, locale)}
              <div
                aria-hidden="true"
                className="admin-bar"
                style={{ width: `${(money / most) * 100}%` }}
              />
            </th>
            <td className="admin-number">{count}</td>
            <td className="admin-number">{formatMoney(money, locale)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("sum")}</th>
          <td className="admin-number">{orders}</td>
          <td className="admin-number">{formatMoney(parseCents(cents), locale)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
