import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { findOrder, type OrderKey } from "#backend/invoices/find-order.ts"
import { getInvoiceOfOrder } from "#backend/invoices/invoice.ts"
import { listInvoices } from "#backend/invoices/list-invoices.ts"
import type { Order } from "#backend/invoices/order-summaries.ts"
import { buildInvoicePdf, resolveInvoiceFile } from "#backend/invoices/pdf/invoice-pdf.ts"
import { getTickets } from "#backend/invoices/tickets.ts"
import { accountCalls } from "#lib/contract/account-calls.ts"
import { shopperCalls } from "#lib/contract/shopper-calls.ts"
import { buildPrivateHandler, buildRestHandler } from "./rest-handler.ts"
import { buildWindow } from "./window.ts"

type Db = Kysely<Database>

/**
 * The handlers of calls about invoices and tickets: for the customer, and by the token of an email.
 */
export const invoiceHandlers = {
  listInvoices: buildPrivateHandler(
    accountCalls.listInvoices,
    async ({ query }, { db }, { userId }) => ({
      ok: true,
      value: await listInvoices(db, userId, buildWindow(query)),
    }),
  ),
  getInvoice: buildPrivateHandler(
    accountCalls.getInvoice,
    async ({ params: { id } }, { db }, { userId }) => ({
      ok: true,
      value: await getItemOfOrder(db, { userId, id }, getInvoiceOfOrder),
    }),
  ),
  getInvoicePdf: buildPrivateHandler(
    accountCalls.getInvoicePdf,
    async ({ params: { id } }, { db }, { userId }) => ({
      ok: true,
      value: await getItemOfOrder(db, { userId, id }, buildDownload),
    }),
  ),
  getTickets: buildPrivateHandler(
    accountCalls.getTickets,
    async ({ params: { id } }, { db }, { userId }) => ({
      ok: true,
      value: await getItemOfOrder(db, { userId, id }, getTickets),
    }),
  ),
  showInvoice: buildRestHandler(shopperCalls.showInvoice, async ({ params }, { db }) => ({
    ok: true,
    value: await getItemOfOrder(db, params, getInvoiceOfOrder),
  })),
  showInvoicePdf: buildRestHandler(shopperCalls.showInvoicePdf, async ({ params }, { db }) => ({
    ok: true,
    value: await getItemOfOrder(db, params, buildDownload),
  })),
  showTickets: buildRestHandler(shopperCalls.showTickets, async ({ params }, { db }) => ({
    ok: true,
    value: await getItemOfOrder(db, params, getTickets),
  })),
}

/** Returns an item built from the order that the key gives access to; null without access. */
async function getItemOfOrder<T>(
  db: Db,
  key: OrderKey,
  make: (db: Db, order: Order) => Promise<T | null>,
): Promise<{ item: T | null }> {
  const order = await findOrder(db, key)
  return { item: order === null ? null : await make(db, order) }
}

async function buildDownload(db: Db, order: Order) {
  const invoice = await getInvoiceOfOrder(db, order)
  const pdf = await buildInvoicePdf(invoice)
  return {
    name: resolveInvoiceFile(invoice),
    mime: "application/pdf",
    data: pdf.toString("base64"),
  }
}
