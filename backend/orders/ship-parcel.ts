import type { z } from "zod"
import { buildApiError } from "#backend/http/api-error.ts"
import type { shipOrderSchema } from "#lib/contract/order-work.ts"
import { buildStepRejection, type ChangedOrder, updateLockedOrder } from "./change-order.ts"
import { enqueueOrderEmail } from "./enqueue-order-emails.ts"
import { listOrderLines, type OrderTrx } from "./order.ts"
import { buildParcelEmail, buildShippedEmail } from "./order-emails.ts"
import type { OrderStepDeps } from "./order-parts.ts"
import {
  buildQuantities,
  listRefundedQuantities,
  listRest,
  listSentQuantities,
  pickLines,
} from "./order-quantities.ts"
import { updateOrderStatus } from "./update-order-status.ts"

/**
 * Sends a part of a paid order in a parcel and emails the customer. The order is processed until
 * its last item is sent; with that parcel it is shipped. What was refunded is not to be sent.
 */
export function handleParcel(
  deps: OrderStepDeps,
  { version, idempotency_key: key, ...input }: z.infer<typeof shipOrderSchema>,
): Promise<ChangedOrder> {
  const { id, lines, carrier, tracking_number } = input
  const request = { call: "sell/order/ship", key, input }
  return updateLockedOrder(deps, { id, version, request }, async (trx, order, now) => {
    if (order.status !== "paid" && order.status !== "processing") {
      return buildStepRejection(order.status, "shipped")
    }
    const all = (await listOrderLines(trx, id)).filter((line) => !line.is_ticket)
    const [sent, refunded] = [
      await listSentQuantities(trx, id),
      await listRefundedQuantities(trx, id),
    ]
    const wanted = buildQuantities(lines)
    const rest = listRest(all, sent, refunded)
    const picked = pickLines(rest, wanted)
    if (picked === null) return lineUnknown
    await saveParcel(trx, { orderId: id, carrier, tracking_number, now }, wanted)
    const step = { actor: "administrator", now } as const
    const made =
      order.status === "paid" ? await updateOrderStatus(trx, order, "processing", step) : order
    if (listRest(rest, wanted).length > 0) {
      const parcel = { carrier, trackingNumber: tracking_number }
      await enqueueOrderEmail(trx, deps.orders, made, (data) => buildParcelEmail(data, parcel))
      return { ok: true, value: null }
    }
    const set = { carrier, tracking_number, shipped_at: now }
    const shipped = await updateOrderStatus(trx, made, "shipped", { ...step, set })
    await enqueueOrderEmail(trx, deps.orders, shipped, buildShippedEmail)
    return { ok: true, value: null }
  })
}

const lineUnknown = {
  ok: false as const,
  error: buildApiError(409, "CONFLICT", { code: "order_line_unknown" }),
}

type Parcel = { orderId: number; carrier: string; tracking_number: string; now: Date }

async function saveParcel(
  trx: OrderTrx,
  { orderId, carrier, tracking_number, now }: Parcel,
  quantities: ReadonlyMap<number, number>,
): Promise<void> {
  const { id } = await trx
    .insertInto("order_parcels")
    .values({ order_id: orderId, carrier, tracking_number, sent_at: now })
    .returning("id")
    .executeTakeFirstOrThrow()
  const rows = [...quantities].map(([order_line_id, qty]) => ({
    parcel_id: id,
    order_line_id,
    qty,
  }))
  await trx.insertInto("order_parcel_lines").values(rows).execute()
}
