"use client"

import { useTranslations } from "next-intl"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../_components/admin-page.ts"

type Bar = { day: string; now: number; before: number }

const height = 80
const step = 40

/**
 * Renders a bar for each day beside that of the week before. The table below it has the numbers, to
 * which the chart's accessible name refers.
 */
export function DayChart({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const t: TextsOf<"admin.start"> = useTranslations("admin.start")
  const { locale } = useAdminPage()
  const most = Math.max(1, ...bars.flatMap(({ now, before }) => [now, before]))
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" })
  const scale = (value: number) => (value / most) * height
  return (
    <figure>
      <figcaption className="text-sm font-semibold">{title}</figcaption>
      <svg
        viewBox={`0 0 ${bars.length * step} ${height + 18}`}
        className="admin-start-chart"
        role="img"
        aria-label={t("chart", { title })}
      >
        {bars.map(({ day, now, before }, at) => (
          <g key={day} transform={`translate(${at * step} 0)`}>
            <rect
              className="admin-start-bar-before"
              x={4}
              width={15}
              y={height - scale(before)}
              height={scale(before)}
            />
            <rect
              className="admin-start-bar"
              x={20}
              width={15}
              y={height - scale(now)}
              height={scale(now)}
            />
            <text x={step / 2} y={height + 14} textAnchor="middle">
              {weekday.format(new Date(`${day}T00:00:00Z`))}
            </text>
          </g>
        ))}
        <line x1={0} x2={bars.length * step} y1={height} y2={height} />
      </svg>
    </figure>
  )
}
