import type { GetListParams } from "ra-core"
import { orderSorts } from "#lib/contract/order-sorts.ts"
import {
  isOpenStatus,
  type OrderStatus,
  openStatuses,
  orderStatuses,
} from "#lib/contract/rules/order-status.ts"
import type { AdminInput } from "./call-admin.ts"
import { buildPeriod } from "./shop-days.ts"

/** What the list is filtered by, as it is in the address. */
export type OrderFilter = {
  q?: string
  /** A status, with `awaiting_payment` for all unpaid ones; or `to_pack`: paid, but not sent yet. */
  status?: OrderStatus | "to_pack" | ""
  /** Days of the shop's calendar, "2026-11-27", the last one included. */
  from?: string
  until?: string
  /** `problem`: those whose payment needs attention. */
  payment?: "problem" | ""
  delivery?: "post" | "pick_up" | ""
}

type Query = AdminInput<"exportOrders">

/** Returns the query of a list of orders; filters from an address that mean nothing are left out. */
export function buildOrderQuery({
  filter = {},
  sort,
}: Pick<GetListParams, "filter" | "sort">): Query {
  const wanted: Record<string, unknown> = filter
  const text = (name: keyof OrderFilter) => String(wanted[name] ?? "").trim()
  const [status, delivery] = [text("status"), text("delivery")]
  const field = orderSorts.find((each) => each === sort?.field)
  const known = orderStatuses.find((each) => each === status)
  return {
    search: text("q").slice(0, 200),
    ...(known && (isOpenStatus(known) ? { statuses: [...openStatuses] } : { status: known })),
    ...(status === "to_pack" && { statuses: ["paid", "processing"] }),
    ...buildPeriod(text("from"), text("until")),
    ...(delivery !== "" && { is_pick_up: delivery === "pick_up" }),
    has_payment_problem: text("payment") === "problem",
    ...(field && { sort: field, order: sort?.order === "ASC" ? "asc" : "desc" }),
  }
}
