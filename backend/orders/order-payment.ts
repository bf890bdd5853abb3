import type { PaymentDeps } from "#backend/payments/payment-parts.ts"
import { createPayment, type Payment } from "#backend/payments/payments.ts"
import { getTranslations } from "#backend/texts/translations.ts"
import type { Order, OrderTrx } from "./order.ts"

/** The purpose of payments for orders; their reference is the order id. */
export const orderPurpose = "order"

/** An order with its current payment. */
export type OrderWithPayment = { order: Order; payment: Payment }

/** Creates a new payment for an order and links the order to it. */
export async function createOrderPayment(
  trx: OrderTrx,
  { payments }: PaymentDeps,
  order: Order,
): Promise<OrderWithPayment> {
  const payment = await createPayment(trx, {
    gateway: payments.gateway.name,
    purpose: orderPurpose,
    reference: String(order.id),
    description: getTranslations(order.language).t("payment.order", { id: order.id }),
    amountCents: order.total_cents - order.credit_cents,
    returnPath: order.return_path,
  })
  await trx
    .updateTable("orders")
    .set({ payment_id: payment.id })
    .where("id", "=", order.id)
    .execute()
  return { order: { ...order, payment_id: payment.id }, payment }
}

/** Returns the payment of an order, locked; null if there is none. */
export async function lockOrderPayment(trx: OrderTrx, order: Order): Promise<Payment | null> {
  if (order.payment_id === null) return null
  const payment = await trx
    .selectFrom("payments")
    .selectAll()
    .where("id", "=", order.payment_id)
    .forUpdate()
    .executeTakeFirst()
  return payment ?? null
}
