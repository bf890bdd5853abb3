import type { FastifyRequest } from "fastify"
import { resolveCaller } from "#backend/accounts/caller.ts"
import { isAdministrator } from "#backend/admin/admin-door.ts"
import { buildRefusal, isRefusal, type Refusal } from "#backend/http/refusal.ts"
import { getAdminOrder, listOrders } from "#backend/orders/admin-orders.ts"
import { advanceOrder, type ChangedOrder, cancelOrder } from "#backend/orders/change-order.ts"
import { refundOrder } from "#backend/orders/refund-order.ts"
import { orderAdminCalls } from "#lib/contract/order-admin-calls.ts"
import { buildRestAnswer, type RestAnswer, type RestDeps } from "./rest-answer.ts"

/** The handlers of administrators' calls about all orders. */
export const orderAdminAnswers = {
  listOrders: keepToAdministrators(
    buildRestAnswer(orderAdminCalls.listOrders, async ({ body }, { db }) => ({
      answer: await listOrders(db, body),
    })),
  ),
  getOrder: keepToAdministrators(
    buildRestAnswer(orderAdminCalls.getOrder, async ({ body }, { db }) => ({
      answer: { item: await getAdminOrder(db, body.id) },
    })),
  ),
  moveOrder: keepToAdministrators(
    buildRestAnswer(orderAdminCalls.moveOrder, async ({ body }, deps) =>
      answerChange(await advanceOrder(deps, body)),
    ),
  ),
  cancelOrder: keepToAdministrators(
    buildRestAnswer(orderAdminCalls.cancelOrder, async ({ body }, deps) =>
      answerChange(await cancelOrder(deps, body)),
    ),
  ),
  refundOrder: keepToAdministrators(
    buildRestAnswer(orderAdminCalls.refundOrder, async ({ body }, deps) =>
      answerChange(await refundOrder(deps, body)),
    ),
  ),
}

/** Rejects all other users before the request body is read. */
function keepToAdministrators(answer: RestAnswer): RestAnswer {
  return { ...answer, refuse: refuseOthers }
}

async function refuseOthers(request: FastifyRequest, deps: RestDeps): Promise<Refusal | null> {
  const caller = await resolveCaller(deps, request)
  if ("status" in caller) return caller
  return isAdministrator(caller)
    ? null
    : buildRefusal(403, "FORBIDDEN", "Only administrators may do this.")
}

function answerChange(changed: ChangedOrder) {
  return changed !== null && isRefusal(changed)
    ? { refusal: changed }
    : { answer: { item: changed } }
}
