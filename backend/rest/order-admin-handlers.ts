import type { FastifyRequest } from "fastify"
import { isAdministrator } from "#backend/accounts/admin-guard.ts"
import { resolveCaller } from "#backend/accounts/caller.ts"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import { getAdminOrder, listOrders } from "#backend/orders/admin-orders.ts"
import {
  type ChangedOrder,
  handleOrderCancellation,
  handleOrderStatusChange,
} from "#backend/orders/change-order.ts"
import { handleOrderRefund } from "#backend/orders/handle-order-refund.ts"
import type { WireAdminOrder } from "#lib/contract/order.ts"
import { orderAdminCalls } from "#lib/contract/order-admin-calls.ts"
import type { Result } from "#lib/contract/result.ts"
import { buildRestHandler, type RestDeps, type RestHandler } from "./rest-handler.ts"

/** The handlers of administrators' calls about all orders. */
export const orderAdminHandlers = {
  listOrders: withAdminGuard(
    buildRestHandler(orderAdminCalls.listOrders, async ({ body }, { db }) => ({
      ok: true,
      value: await listOrders(db, body),
    })),
  ),
  getOrder: withAdminGuard(
    buildRestHandler(orderAdminCalls.getOrder, async ({ body }, { db }) => ({
      ok: true,
      value: { item: await getAdminOrder(db, body.id) },
    })),
  ),
  moveOrder: withAdminGuard(
    buildRestHandler(orderAdminCalls.moveOrder, async ({ body }, deps) =>
      buildChangeResult(await handleOrderStatusChange(deps, body)),
    ),
  ),
  cancelOrder: withAdminGuard(
    buildRestHandler(orderAdminCalls.cancelOrder, async ({ body }, deps) =>
      buildChangeResult(await handleOrderCancellation(deps, body)),
    ),
  ),
  refundOrder: withAdminGuard(
    buildRestHandler(orderAdminCalls.refundOrder, async ({ body }, deps) =>
      buildChangeResult(await handleOrderRefund(deps, body)),
    ),
  ),
}

/** Rejects all other users before the request body is read. */
function withAdminGuard(handler: RestHandler): RestHandler {
  return { ...handler, authorize: authorizeAdministrator }
}

async function authorizeAdministrator(
  request: FastifyRequest,
  deps: RestDeps,
): Promise<ApiError | null> {
  const caller = await resolveCaller(deps, request)
  if (!caller.ok) return caller.error
  return isAdministrator(caller.value)
    ? null
    : buildApiError(403, "FORBIDDEN", { code: "admin_only" })
}

function buildChangeResult(
  changed: ChangedOrder,
): Result<{ item: WireAdminOrder | null }, ApiError> {
  return changed.ok ? { ok: true, value: { item: changed.value } } : changed
}
