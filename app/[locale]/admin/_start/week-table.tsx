"use client"

import { useTranslations } from "next-intl"
import type { listWeekPairs, Totals } from "#lib/admin/start-totals.ts"
import { parseAmount } from "#lib/contract/money.ts"
import { formatDate } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { formatMoney } from "#lib/money.ts"
import { useAdminPage } from "../_components/admin-page.ts"

type WeekTableProps = { pairs: ReturnType<typeof listWeekPairs>; week: Totals; before: Totals }

/** Renders the numbers of the charts as a table. */
export function WeekTable({ pairs, week, before }: WeekTableProps) {
  const t: TextsOf<"admin.start"> = useTranslations("admin.start")
  const { locale } = useAdminPage()
  const money = (amount: string) => formatMoney(parseAmount(amount), locale)
  const headings = [t("orders"), t("money"), t("ordersBefore"), t("moneyBefore")]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it on a phone
    <section className="admin-start-table" tabIndex={0} aria-label={t("numbers")}>
      <table className="admin-table">
        <caption className="sr-only">{t("week")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("day")}</th>
            {headings.map((heading) => (
              <th key={heading} scope="col" className="admin-number">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ day, before: past }) => (
            <tr key={day.day}>
              <th scope="row">{formatDate(`${day.day}T12:00:00+10:00`, locale)}</th>
              <td className="admin-number">{day.orders}</td>
              <td className="admin-number">{money(day.money)}</td>
              <td className="admin-number">{past?.orders ?? 0}</td>
              <td className="admin-number">{money(past?.money ?? "0.00")}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("sum")}</th>
            <td className="admin-number">{week.orders}</td>
            <td className="admin-number">{formatMoney(week.money, locale)}</td>
            <td className="admin-number">{before.orders}</td>
            <td className="admin-number">{formatMoney(before.money, locale)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
