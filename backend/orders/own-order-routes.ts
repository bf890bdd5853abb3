import type { FastifyInstance } from "fastify"
import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import { mayCall } from "#backend/accounts/caller.ts"
import {
  registerOwnRecordCall,
  resolveOwnRecordBody,
} from "#backend/customers/own-record-routes.ts"
import { getInvoiceOfOrder, listInvoices } from "#backend/invoices/invoices.ts"
import { findOrder } from "#backend/invoices/order-summaries.ts"
import { modelIdSchema, modelListSchema } from "#lib/contract/model-call.ts"
import { orderListQuerySchema } from "#lib/contract/order.ts"
import { getAdminOrder, listOrders } from "./admin-orders.ts"

/**
 * Registers the generic calls with which customers read their own orders, and administrators all.
 * They are read-only: orders are changed by calls of their own.
 */
export function registerOwnOrders(app: FastifyInstance, deps: AccountDeps): void {
  registerOwnRecordCall(app, deps, "sell/invoice/list", async (caller, request) => {
    const paging = resolveOwnRecordBody(modelListSchema, request.body)
    if (!paging.ok) return paging
    if (caller.kind === "owner" || mayCall(caller, "sell/invoice/list")) {
      const { page, page_size } = paging.value
      const query = orderListQuerySchema.parse({ page, page_size })
      return { ok: true, value: await listOrders(deps.db, query) }
    }
    const { page, page_size: limit } = paging.value
    const window = { limit, offset: (page - 1) * limit }
    return { ok: true, value: await listInvoices(deps.db, caller.userId, window) }
  })
  registerOwnRecordCall(app, deps, "sell/invoice/detail", async (caller, request) => {
    const by = resolveOwnRecordBody(modelIdSchema, request.body)
    if (!by.ok) return by
    const { id } = by.value
    if (caller.kind === "owner" || mayCall(caller, "sell/invoice/detail")) {
      return { ok: true, value: { item: await getAdminOrder(deps.db, id) } }
    }
    const order = await findOrder(deps.db, { userId: caller.userId, id })
    const item = order === null ? null : await getInvoiceOfOrder(deps.db, order)
    return { ok: true, value: { item } }
  })
}
