import type { PaymentEffect } from "#backend/payments/payment-effects.ts"
import { isPaidStatus } from "#lib/contract/order-status.ts"
import { lockOrderOf } from "./lock-order.ts"
import type { OrderParts } from "./order-parts.ts"
import { takePaidOrder } from "./take-paid-order.ts"

/** What a payment means for the order it pays. One that was not paid can still be, by another. */
export function buildOrderEffect(parts: OrderParts): PaymentEffect {
  return {
    lock: async (trx, payment) => {
      await lockOrderOf(trx, payment)
    },
    isPaidOtherwise: async (db, payment) => {
      const order = await db
        .selectFrom("orders")
        .select("status")
        .where("id", "=", Number(payment.reference))
        .executeTakeFirst()
      return order !== undefined && isPaidStatus(order.status)
    },
    onPaid: (trx, payment, now) => takePaidOrder(trx, parts, payment, now),
  }
}
