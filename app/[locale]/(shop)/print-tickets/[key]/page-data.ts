import { notFound, redirect } from "next/navigation"
import { getTickets } from "#lib/api/invoices.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { Tickets } from "#lib/invoices/invoice.ts"
import type { OrderKey } from "#lib/invoices/invoice-paths.ts"

/**
 * Returns the tickets of an order. Calls `notFound` for an unpaid or refunded order; redirects a
 * guest to the login.
 */
export async function requireTickets(key: OrderKey, locale: string): Promise<Tickets> {
  const tickets = await getTickets(key)
  if (tickets === null) notFound()
  if (tickets === "signedOut") redirect(buildLocalePath(locale, "/login"))
  return tickets
}
