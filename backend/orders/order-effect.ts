import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { Payment, PaymentEffect } from "#backend/payments/payment-effects.ts"
import { isPaidStatus } from "#lib/contract/rules/order-status.ts"
import { handlePaidOrder } from "./handle-paid-order.ts"
import { lockOrderOfPayment } from "./lock-order.ts"
import { listOrderLines, type Order } from "./order.ts"
import type { OrderParts } from "./order-parts.ts"
import { buildOrderPromise } from "./order-promise.ts"

/**
 * Returns the payment effect of orders. An order whose payment failed can still be paid by another
 * payment.
 */
export function buildOrderEffect(parts: OrderParts): PaymentEffect {
  return {
    lock: async (trx, payment) => {
      await lockOrderOfPayment(trx, payment)
    },
    isPaidOtherwise: async (db, payment) => {
      const order = await findOrder(db, payment)
      return order !== undefined && isPaidStatus(order.status)
    },
    listPromises: async (db, payment) => {
      const order = await findOrder(db, payment)
      if (order?.status !== "paid" && order?.status !== "processing") return []
      return buildOrderPromise(order, await listOrderLines(db, order.id)).lines
    },
    onPaid: (trx, payment, now) => handlePaidOrder(trx, parts, payment, now),
  }
}

function findOrder(db: Kysely<Database>, { reference }: Payment): Promise<Order | undefined> {
  return db.selectFrom("orders").selectAll().where("id", "=", Number(reference)).executeTakeFirst()
}
