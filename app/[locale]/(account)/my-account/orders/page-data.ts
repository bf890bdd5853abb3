import { notFound, redirect } from "next/navigation"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { listOrders, type OrderList } from "#lib/invoices/invoices-api.ts"

/** Orders per page. */
const pageSize = 20

export type OrderPage = OrderList & { page: number; pageCount: number }

/**
 * Returns one page of the customer's orders. Redirects a guest to the login; calls `notFound` for
 * null and for a page past the last.
 */
export async function requireOrderPage(page: number | null, locale: string): Promise<OrderPage> {
  if (page === null) notFound()
  const list = await listOrders(page, pageSize)
  if (list === "signedOut") redirect(buildLocalePath(locale, "/login"))
  const pageCount = Math.max(1, Math.ceil(list.count / pageSize))
  if (page > pageCount) notFound()
  return { ...list, page, pageCount }
}

/** Parses the page number of a query: 1 if it is missing, null if it is invalid. */
export function parsePageNumber(text: string | string[] | undefined): number | null {
  if (text === undefined) return 1
  return typeof text === "string" && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null
}
