/** How an order is opened: its owner by its number, anybody else by the token of a mail's link. */
export type OrderKey = { id: number } | { token: string }

/** Path of the list of orders, without a language prefix. */
export const orderListPath = "/my-account/orders"

/** Path of a later page of that list; the first has no number. */
export function buildOrderListPath(page: number): string {
  return page === 1 ? orderListPath : `${orderListPath}?page=${page}`
}

/** Path of the page that shows an order. */
export function buildInvoicePath(key: OrderKey): string {
  return "id" in key ? `/invoice/${key.id}` : `/show-invoice/${key.token}`
}

/** Path of the same on a bare page, to be printed. */
export function buildInvoicePrintPath(key: OrderKey): string {
  return "id" in key ? `/invoice/print/${key.id}` : `/show-invoice/print/${key.token}`
}

/** Address of the same as a PDF. */
export function buildInvoicePdfPath(key: OrderKey): string {
  return "id" in key ? `/api/invoice/${key.id}/pdf` : `/api/invoice/show/${key.token}/pdf`
}

/** Path of the tickets of an order. */
export function buildTicketsPath(key: OrderKey): string {
  return `/print-tickets/${"id" in key ? key.id : key.token}`
}

const mostId = 2_147_483_647

/** The number of an order that an address names; null for anything that cannot be one. */
export function parseOrderId(text: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text)) return null
  const id = Number(text)
  return id <= mostId ? id : null
}

/** The token that an address names, which nobody can guess; null for anything that cannot be one. */
export function parseRecordToken(text: string): string | null {
  return /^[\w-]{43}$/.test(text) ? text : null
}

/** The order that an address names by its number or its token, told apart by their form. */
export function parseOrderKey(text: string): OrderKey | null {
  const id = parseOrderId(text)
  if (id !== null) return { id }
  const token = parseRecordToken(text)
  return token === null ? null : { token }
}
