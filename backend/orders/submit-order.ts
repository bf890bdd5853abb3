import type { z } from "zod"
import { buildTurns } from "#backend/accounts/turns.ts"
import { buildAmount } from "#backend/catalogue/amount.ts"
import { beginPayment } from "#backend/payments/begin-payment.ts"
import { buildReturnPath } from "#backend/payments/return-address.ts"
import type { submitOrderResultSchema } from "#lib/contract/order.ts"
import { moveOrder } from "./move-order.ts"
import type { OrderDeps } from "./order-parts.ts"
import type { OrderWithPayment } from "./order-payment.ts"
import { type OrderRefusal, UndoneOrder } from "./order-refusal.ts"
import { type PlaceWish, placeOrder } from "./place-order.ts"
import { withoutDeadlock } from "./without-deadlock.ts"

/** Limits concurrent order transactions, so that connections are left for everything else. */
const inTurn = buildTurns(6)

type SubmitResult = z.input<typeof submitOrderResultSchema>

/**
 * Creates an order from a customer's cart and returns where to pay: at the gateway, or back in the
 * shop if nothing is left to pay. A rejected order returns a message and stores nothing. While the
 * gateway is unavailable the order is stored; the same request continues it later.
 */
export async function submitOrder(deps: OrderDeps, wish: PlaceWish): Promise<SubmitResult> {
  const placed = await inTurn(() => placeWhole(deps, wish))
  if ("refused" in placed) return answerRefusal(placed.refused)
  deps.orders.onMail()
  const { order, payment } = placed
  if (order.total_cents === order.credit_cents) {
    const path = buildReturnPath(order.return_path, payment.token)
    return { success: true, payment: path, order_id: order.id }
  }
  return openPayment(deps, placed)
}

async function placeWhole(deps: OrderDeps, wish: PlaceWish) {
  try {
    return await withoutDeadlock(() =>
      deps.db.transaction().execute(async (trx) => {
        const placed = await placeOrder(trx, deps, wish)
        if ("refused" in placed) throw new UndoneOrder(placed.refused)
        return placed
      }),
    )
  } catch (fault) {
    if (fault instanceof UndoneOrder) return { refused: fault.refused }
    throw fault
  }
}

/** Returns where an order is paid; an "unavailable" result while the gateway is down. */
export async function openPayment(
  deps: OrderDeps,
  { order, payment }: OrderWithPayment,
): Promise<SubmitResult> {
  const begun = await beginPayment(deps, payment, { email: order.email })
  if ("isUnavailable" in begun) {
    const refused = { code: "unavailable", message: unavailable } as const
    return { ...answerRefusal(refused), order_id: order.id }
  }
  if (order.status === "placed") await noteWaiting(deps, order.id)
  return { success: true, payment: begun.address, order_id: order.id }
}

const unavailable =
  "We can’t reach the payment page right now. You haven’t been charged and we’ve saved your order: please try again in a moment."

/** The customer is on the way to the gateway. An order that has since moved on is unchanged. */
function noteWaiting(deps: OrderDeps, orderId: number): Promise<void> {
  return deps.db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom("orders")
      .select(["id", "status"])
      .where("id", "=", orderId)
      .forUpdate()
      .executeTakeFirst()
    if (order?.status !== "placed") return
    await moveOrder(trx, order, "awaiting_payment", { actor: "customer", now: deps.now() })
  })
}

function answerRefusal({ code, message, totalCents }: OrderRefusal): SubmitResult {
  const total = totalCents === undefined ? null : buildAmount(totalCents)
  return { success: false, code, message, total_amount: total }
}
