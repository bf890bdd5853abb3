import type { GetListParams } from "ra-core"
import { formatPercent } from "./amount.ts"
import { buildPeriod } from "./shop-days.ts"

/** What the audit log is filtered by, as it is in the address. */
export type AuditFilter = {
  /** The start of a call, such as `sell/order/`. */
  call?: string
  record?: string
  user?: string
  /** Days of the shop's calendar, the last one included. */
  from?: string
  until?: string
}

type Query = {
  call?: string
  record_id?: number
  user_id?: number
  from?: string
  until?: string
}

/** Returns the query of the audit log; filters from an address that mean nothing are left out. */
export function buildAuditQuery({ filter = {} }: Pick<GetListParams, "filter">): Query {
  const wanted: Record<string, unknown> = filter
  const text = (name: keyof AuditFilter) => String(wanted[name] ?? "").trim()
  const [record, user] = [parseId(text("record")), parseId(text("user"))]
  return {
    ...(text("call") !== "" && { call: text("call").slice(0, 100) }),
    ...(record !== null && { record_id: record }),
    ...(user !== null && { user_id: user }),
    ...buildPeriod(text("from"), text("until")),
  }
}

function parseId(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

const screens: Readonly<Record<string, string>> = {
  "sell/order": "orders",
  "sell/product": "products",
  "cognito/page": "pages",
  "cognito/user": "customers",
}

/** Path below `/admin` of the screen of a record, by its model; null if it has none. */
export function findRecordPath(model: string, id: number): string | null {
  const screen = screens[model]
  return screen === undefined ? null : `/admin/${screen}/${id}`
}

/** Formats a field's value of the audit log in a line; empty for none. */
export function formatAuditValue(value: unknown, field: string): string {
  if (value === null || value === undefined || value === "") return ""
  if (field.endsWith("basis_points") && typeof value === "number")
    return `${formatPercent(value)} %`
  const text = typeof value === "string" ? value : JSON.stringify(value)
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
