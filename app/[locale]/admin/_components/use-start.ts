import { useCallback, useEffect, useState } from "react"
import type { AdminSender } from "#lib/admin/call-admin.ts"
import type { AdminOrderRow } from "#lib/admin/data-provider.ts"
import { buildWeek, type DayTotals, formatDay, weekDays } from "#lib/admin/week.ts"
import { shopTimeZone } from "#lib/i18n/format-date.ts"
import { useAdminPage } from "./admin-page.ts"

/** How much there is of what may need doing. */
export type TodoCounts = Record<
  "toPrepare" | "toShip" | "unpaid" | "toCheck" | "reported" | "awaited",
  number
>

type StartData = {
  counts: TodoCounts
  week: readonly DayTotals[]
  /** True if the week has more orders than were counted. */
  isPartial: boolean
}

const one = { page: 1, page_size: 1 } as const
const pageSize = 100
const maxPages = 10

/** Fetches what needs doing and the paid orders of the week. */
async function fetchStart(send: AdminSender, nowMs: number): Promise<StartData> {
  const countOrders = async (status: AdminOrderRow["status"]) =>
    (await send("listOrders", { ...one, status })).count
  const [toPrepare, toShip, unpaid, toCheck, reported, awaited, newest] = await Promise.all([
    countOrders("paid"),
    countOrders("processing"),
    countOrders("awaiting_payment"),
    send("listAdminReviews", { ...one, status: "pending" }).then(({ count }) => count),
    send("listAdminReviews", { ...one, reported: true }).then(({ count }) => count),
    send("listStockAlerts", one).then(({ count }) => count),
    fetchNewestOrders(send, nowMs),
  ])
  return {
    counts: { toPrepare, toShip, unpaid, toCheck, reported, awaited },
    week: buildWeek(newest.orders, nowMs, shopTimeZone),
    isPartial: !newest.isComplete,
  }
}

/** Fetches the orders of the last days, newest first, up to a thousand. */
async function fetchNewestOrders(send: AdminSender, nowMs: number) {
  const firstDay = formatDay(nowMs - weekDays * 86_400_000, shopTimeZone)
  const orders: AdminOrderRow[] = []
  for (let page = 1; page <= maxPages; page += 1) {
    const { data, count } = await send("listOrders", { page, page_size: pageSize })
    orders.push(...data)
    const last = data.at(-1)
    const isPast = last === undefined || formatDay(last.placed_at, shopTimeZone) < firstDay
    if (isPast || orders.length >= count) return { orders, isComplete: true }
  }
  return { orders, isComplete: false }
}

/** Returns the data of the start page: null until they have come. */
export function useStart() {
  const { send, handleSessionError } = useAdminPage()
  const [data, setData] = useState<StartData | null>(null)
  const [error, setError] = useState<unknown>(null)
  const refetch = useCallback(() => {
    setError(null)
    fetchStart(send, Date.now()).then(setData, (problem: unknown) => {
      if (!handleSessionError(problem)) setError(problem)
    })
  }, [send, handleSessionError])
  useEffect(refetch, [refetch])
  return { data, error: error !== null, refetch }
}
