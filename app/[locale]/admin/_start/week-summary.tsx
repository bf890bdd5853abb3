"use client"

import { useTranslations } from "next-intl"
import { type Day, getChange, listWeekPairs, sumDays, weekDays } from "#lib/admin/start-totals.ts"
import { parseAmount } from "#lib/contract/money.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { formatMoney } from "#lib/money.ts"
import { useAdminPage } from "../_components/admin-page.ts"
import { DayChart } from "./day-chart.tsx"
import { WeekTable } from "./week-table.tsx"

/** Renders the paid orders of today and the last seven days, against the seven days before. */
export function WeekSummary({ days }: { days: readonly Day[] }) {
  const t: TextsOf<"admin.start"> = useTranslations("admin.start")
  const { locale } = useAdminPage()
  const today = sumDays(days.slice(0, 1))
  const week = sumDays(days.slice(0, weekDays))
  const before = sumDays(days.slice(weekDays))
  const money = (cents: typeof week.money) => formatMoney(cents, locale)
  const pairs = listWeekPairs(days)
  const formatValue = new Intl.NumberFormat(locale)
  return (
    <div className="stack-4">
      <dl className="admin-start-totals">
        <Value label={t("ordersToday")} value={formatValue.format(today.orders)} />
        <Value label={t("moneyToday")} value={money(today.money)} />
        <Value
          label={t("ordersWeek")}
          value={formatValue.format(week.orders)}
          change={getChange(week.orders, before.orders)}
          before={formatValue.format(before.orders)}
        />
        <Value
          label={t("moneyWeek")}
          value={money(week.money)}
          change={getChange(week.money, before.money)}
          before={money(before.money)}
        />
      </dl>
      <DayChart
        title={t("orders")}
        bars={pairs.map(({ day, before: past }) => ({
          day: day.day,
          now: day.orders,
          before: past?.orders ?? 0,
        }))}
      />
      <DayChart
        title={t("money")}
        bars={pairs.map(({ day, before: past }) => ({
          day: day.day,
          now: parseAmount(day.money),
          before: past === null ? 0 : parseAmount(past.money),
        }))}
      />
      <p className="admin-start-legend text-sm">
        <span className="admin-start-now">{t("thisWeek")}</span>
        <span className="admin-start-before">{t("weekBefore")}</span>
      </p>
      <details className="admin-fold">
        <summary>{t("asTable")}</summary>
        <WeekTable pairs={pairs} week={week} before={before} />
      </details>
    </div>
  )
}

type ValueProps = { label: string; value: string; change?: number | null; before?: string }

function Value({ label, value, change, before }: ValueProps) {
  const t: TextsOf<"admin.start"> = useTranslations("admin.start")
  const { locale } = useAdminPage()
  const percent = new Intl.NumberFormat(locale, {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: "exceptZero",
  })
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-xl font-semibold tabular-digits">{value}</dd>
      {before !== undefined && (
        <dd className="text-sm">
          {change === null || change === undefined
            ? t("comparedTo", { before })
            : t("changed", { change: percent.format(change), before })}
        </dd>
      )}
    </div>
  )
}
