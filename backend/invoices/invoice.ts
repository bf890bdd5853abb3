import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { buildAmount } from "#lib/contract/money.ts"
import { invoiceSchema, type WireInvoice } from "#lib/contract/order.ts"
import { getBuyerName } from "./buyer-name.ts"
import { listInvoiceLines } from "./invoice-lines.ts"
import { getInvoiceMoney, type InvoiceMoney } from "./invoice-money.ts"
import { listOrderSummaries, type Order } from "./order-summaries.ts"
import { getSeller } from "./seller.ts"

const addressSchema = invoiceSchema.shape.address

/**
 * Returns an order in full, as agreed at checkout, with its refunds. `payment_type` is the name of
 * the payment method; `refunded_amount` is the sum of refunded money and store credit.
 */
export async function getInvoiceOfOrder(db: Kysely<Database>, order: Order): Promise<WireInvoice> {
  const [summary] = await listOrderSummaries(db, [order])
  if (summary === undefined) throw new Error(`Order ${order.id} has no summary.`)
  const lines = await listInvoiceLines(db, order.id)
  const money = await getInvoiceMoney(db, order)
  const about = { buyer_name: await getBuyerName(db, order), lines, seller: await getSeller(db) }
  return { ...summary, ...buildTerms(order), ...buildAmounts(order, money), ...about }
}

function buildTerms(order: Order) {
  return {
    token: order.token,
    email: order.email,
    address: addressSchema.parse(order.address),
    is_pick_up: order.is_pick_up,
    shipping_name: order.shipping_name,
    note: order.note,
    promotion_code: order.promotion_code,
  }
}

function buildAmounts(order: Order, money: InvoiceMoney) {
  return {
    subtotal: buildAmount(order.subtotal_cents),
    discount_amount: buildAmount(order.discount_cents),
    shipping_amount: buildAmount(order.shipping_cents),
    surcharge_amount: buildAmount(order.surcharge_cents),
    total_tax: buildAmount(order.tax_cents),
    credit_amount: buildAmount(order.credit_cents),
    payable_amount: buildAmount(order.total_cents - order.credit_cents),
    refunded_amount: buildAmount(money.refundedCents),
    payment_type: money.paymentType,
  }
}
