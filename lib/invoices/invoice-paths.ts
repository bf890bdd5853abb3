/** Key to an order: its number for its owner, the token of an email link for anyone else. */
export type OrderKey = { id: number } | { token: string }

/** Path of the list of orders, without a language prefix. */
export const orderListPath = "/my-account/orders"

/** Returns the path of a page of that list; the first has no number. */
export function buildOrderListPath(page: number): string {
  return page === 1 ? orderListPath : `${orderListPath}?page=${page}`
}

/** Returns the path of the page on which customers follow and manage an order of theirs. */
export function buildOrderPath(id: number): string {
  return `${orderListPath}/${id}`
}

/** Returns the path of the contact form about an order. */
export function buildOrderHelpPath(id: number): string {
  return `${buildOrderPath(id)}/help`
}

/** Returns the path of the page that shows an order as an invoice. */
export function buildInvoicePath(key: OrderKey): string {
  return "id" in key ? `/invoice/${key.id}` : `/show-invoice/${key.token}`
}

/** Returns the path of the same order on a bare page, for printing. */
export function buildInvoicePrintPath(key: OrderKey): string {
  return "id" in key ? `/invoice/print/${key.id}` : `/show-invoice/print/${key.token}`
}

/** Returns the path of the same order as a PDF. */
export function buildInvoicePdfPath(key: OrderKey): string {
  return "id" in key ? `/api/invoice/${key.id}/pdf` : `/api/invoice/show/${key.token}/pdf`
}

/** Returns the path of the tickets of an order. */
export function buildTicketsPath(key: OrderKey): string {
  return `/print-tickets/${"id" in key ? key.id : key.token}`
}

const maxOrderId = 2_147_483_647

/** Parses the order number in a path; null for anything that cannot be one. */
export function parseOrderId(text: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text)) return null
  const id = Number(text)
  return id <= maxOrderId ? id : null
}

/** Parses the unguessable token in a path; null for anything that cannot be one. */
export function parseRecordToken(text: string): string | null {
  return /^[\w-]{43}$/.test(text) ? text : null
}

/** Parses the number or token of an order in a path, distinguished by their form. */
export function parseOrderKey(text: string): OrderKey | null {
  const id = parseOrderId(text)
  if (id !== null) return { id }
  const token = parseRecordToken(text)
  return token === null ? null : { token }
}
