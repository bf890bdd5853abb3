import type { Kysely } from "kysely"
import { resolveCaller } from "#backend/accounts/caller.ts"
import { exportOrders } from "#backend/admin/export-orders.ts"
import { runAdminCall } from "#backend/admin/run-admin-call.ts"
import type { Database } from "#backend/db/schema.ts"
import type { Deps } from "#backend/deps.ts"
import type { ApiError } from "#backend/http/api-error.ts"
import { getInvoiceOfOrder, listInvoices } from "#backend/invoices/invoices.ts"
import { findOrder, type Order, type OrderKey } from "#backend/invoices/order-summaries.ts"
import { getTickets } from "#backend/invoices/tickets.ts"
import { getAdminOrder, listOrders } from "#backend/orders/admin-orders.ts"
import { handleOwnOrderCancellation } from "#backend/orders/cancel-own-order.ts"
import {
  type ChangedOrder,
  handleOrderCancellation,
  handleOrderStatusChange,
} from "#backend/orders/change-order.ts"
import { handleOrderRefund } from "#backend/orders/handle-order-refund.ts"
import { listOrderLabels, type OrderTexts } from "#backend/orders/order-labels.ts"
import { handleOrderNote } from "#backend/orders/order-notes.ts"
import { getOrderStatus } from "#backend/orders/order-status-page.ts"
import { handlePartRefund } from "#backend/orders/refund-part.ts"
import { reorder } from "#backend/orders/reorder.ts"
import { handleMailRequest } from "#backend/orders/resend-mail.ts"
import { handleParcel } from "#backend/orders/ship-parcel.ts"
import { listStockAlerts } from "#backend/stock-alerts/list-stock-alerts.ts"
import { accountCalls } from "#lib/contract/account-calls.ts"
import type { WireAdminOrder, WireInvoice, WireTickets } from "#lib/contract/order.ts"
import { orderAdminCalls } from "#lib/contract/order-admin-calls.ts"
import type { Result } from "#lib/contract/result.ts"
import { shopperCalls } from "#lib/contract/shopper-calls.ts"
import type { TextLabels } from "#lib/contract/translation.ts"
import {
  buildAdminHandler,
  buildPrivateHandler,
  buildRestHandler,
  buildWindow,
  resolveClient,
} from "./rest-handler.ts"

type Db = Kysely<Database>

/** Adds the labels of an order's texts in the requested language. */
async function withLabels<T extends object>(
  deps: Deps,
  { item }: { item: T | null },
  listTexts: (item: T) => OrderTexts,
): Promise<{ item: (T & { text_labels: TextLabels | null }) | null }> {
  if (item === null) return { item }
  return { item: { ...item, text_labels: await listOrderLabels(deps, listTexts(item)) } }
}

const listInvoiceTexts = ({ lines, shipping_name, payment_type }: WireInvoice): OrderTexts => ({
  lines,
  shippingName: shipping_name,
  paymentType: payment_type,
})
const listTicketTexts = ({ tickets }: WireTickets): OrderTexts => ({
  lines: tickets.map((ticket) => ({ ...ticket, addons: [] })),
})

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
    async ({ params: { id } }, deps, { userId }) => {
      const found = await getItemOfOrder(deps.db, { userId, id }, getInvoiceOfOrder)
      return { ok: true, value: await withLabels(deps, found, listInvoiceTexts) }
    },
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
    async ({ params: { id } }, deps, { userId }) => {
      const found = await getItemOfOrder(deps.db, { userId, id }, getTickets)
      return { ok: true, value: await withLabels(deps, found, listTicketTexts) }
    },
  ),
  cancelOwnOrder: buildPrivateHandler(
    accountCalls.cancelOwnOrder,
    async ({ params: { id } }, deps, { userId }) => {
      const cancelled = await handleOwnOrderCancellation(deps, { userId, id })
      return cancelled.ok ? { ok: true, value: { item: cancelled.value } } : cancelled
    },
  ),
  reorder: buildPrivateHandler(
    accountCalls.reorder,
    async ({ params: { id } }, deps, { userId }, request) =>
      reorder(deps, { userId, client: resolveClient(deps, request) }, id),
  ),
  showInvoice: buildRestHandler(shopperCalls.showInvoice, async ({ params }, deps) => {
    const found = await getItemOfOrder(deps.db, params, getInvoiceOfOrder)
    return { ok: true, value: await withLabels(deps, found, listInvoiceTexts) }
  }),
  showInvoicePdf: buildRestHandler(shopperCalls.showInvoicePdf, async ({ params }, { db }) => ({
    ok: true,
    value: await getItemOfOrder(db, params, buildDownload),
  })),
  showOrderStatus: buildRestHandler(shopperCalls.showOrderStatus, async ({ params }, deps) => ({
    ok: true,
    value: { item: await getOrderStatus(deps, deps.orders.keys.status, params.token) },
  })),
  showTickets: buildRestHandler(shopperCalls.showTickets, async ({ params }, deps) => {
    const found = await getItemOfOrder(deps.db, params, getTickets)
    return { ok: true, value: await withLabels(deps, found, listTicketTexts) }
  }),
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
  // Imported at its first use: pdfkit takes 30 MB of memory (ADR 84).
  const { buildInvoicePdf, resolveInvoiceFile } = await import(
    "#backend/invoices/pdf/invoice-pdf.ts"
  )
  const pdf = await buildInvoicePdf(invoice)
  return {
    name: resolveInvoiceFile(invoice),
    mime: "application/pdf",
    data: pdf.toString("base64"),
  }
}

/** The handlers of administrators' calls about all orders, and about SKUs that people wait for. */
export const orderAdminHandlers = {
  listOrders: buildAdminHandler(orderAdminCalls.listOrders, async ({ body }, { db }) => ({
    ok: true,
    value: await listOrders(db, body),
  })),
  getOrder: buildAdminHandler(orderAdminCalls.getOrder, async ({ body }, { db }) => ({
    ok: true,
    value: { item: await getAdminOrder(db, body.id) },
  })),
  moveOrder: buildAdminHandler(orderAdminCalls.moveOrder, async ({ body }, deps) =>
    buildChangeResult(await handleOrderStatusChange(deps, body)),
  ),
  cancelOrder: buildAdminHandler(orderAdminCalls.cancelOrder, async ({ body }, deps) =>
    buildChangeResult(await handleOrderCancellation(deps, body)),
  ),
  refundOrder: buildAdminHandler(orderAdminCalls.refundOrder, async ({ body }, deps) =>
    buildChangeResult(await handleOrderRefund(deps, body)),
  ),
  moveOrders: buildAdminHandler(
    orderAdminCalls.moveOrders,
    async ({ body: { orders, ...step } }, deps, request) => {
      const data = []
      for (const { id, version } of orders) {
        const call = { path: "sell/order/moveMany", id }
        const moved = await runAdminCall(deps, request, call, () =>
          handleOrderStatusChange(deps, { ...step, id, version }),
        )
        const item = moved.ok ? moved.value : null
        data.push({ id, ok: moved.ok, item, error: moved.ok ? null : moved.error.body })
      }
      return { ok: true, value: { data } }
    },
    { isBulk: true },
  ),
  shipOrder: buildAdminHandler(orderAdminCalls.shipOrder, async ({ body }, deps) =>
    buildChangeResult(await handleParcel(deps, body)),
  ),
  refundPart: buildAdminHandler(orderAdminCalls.refundPart, async ({ body }, deps) =>
    buildChangeResult(await handlePartRefund(deps, body)),
  ),
  resendOrderMail: buildAdminHandler(orderAdminCalls.resendOrderMail, async ({ body }, deps) =>
    buildChangeResult(await handleMailRequest(deps, body)),
  ),
  addOrderNote: buildAdminHandler(orderAdminCalls.addOrderNote, async ({ body }, deps, request) => {
    const caller = await resolveCaller(deps, request)
    if (!caller.ok) return caller
    const userId = caller.value.kind === "user" ? caller.value.userId : null
    return buildChangeResult(await handleOrderNote(deps, body, userId))
  }),
  exportOrders: buildAdminHandler(orderAdminCalls.exportOrders, async ({ body }, { db, now }) => ({
    ok: true,
    value: { item: await exportOrders(db, body, now()) },
  })),
  listStockAlerts: buildAdminHandler(orderAdminCalls.listStockAlerts, async ({ body }, { db }) => ({
    ok: true,
    value: await listStockAlerts(db, buildWindow(body)),
  })),
}

function buildChangeResult(
  changed: ChangedOrder,
): Result<{ item: WireAdminOrder | null }, ApiError> {
  return changed.ok ? { ok: true, value: { item: changed.value } } : changed
}
