import { notFound, redirect } from "next/navigation"
import { listOrders, type OrderList } from "#lib/api/invoices.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"

/** Orders to a page of the list. */
const pageSize = 20

export type OrderPage = OrderList & { page: number; pageCount: number }

/** One page of the customer's orders. Who is not signed in goes to log in. */
export async function loadOrders(page: number | null, locale: string): Promise<OrderPage> {
  if (page === null) notFound()
  const list = await listOrders(page, pageSize)
  if (list === "signedOut") redirect(buildLocalePath(locale, "/login"))
  const pageCount = Math.max(1, Math.ceil(list.count / pageSize))
  if (page > pageCount) notFound()
  return { ...list, page, pageCount }
}

/** The page of the list that a query names, the first where it names none; null for what is no page. */
export function parsePage(text: string | string[] | undefined): number | null {
  if (text === undefined) return 1
  return typeof text === "string" && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null
}
