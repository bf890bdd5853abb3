import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { Order } from "./order-summaries.ts"

/** The payment type and the refunds of an order. */
export type InvoiceMoney = { paymentType: string; refundedCents: number }

/** Reads the payment and the store credit of an order. */
export async function getInvoiceMoney(db: Kysely<Database>, order: Order): Promise<InvoiceMoney> {
  const payment =
    order.payment_id === null
      ? undefined
      : await db
          .selectFrom("payments")
          .select("refunded_cents")
          .where("id", "=", order.payment_id)
          .executeTakeFirst()
  return {
    paymentType: await getPaymentTypeName(db, order.payment_type),
    refundedCents: (payment?.refunded_cents ?? 0) + (await countCreditBack(db, order)),
  }
}

/** Returns the name of a payment type, or its code if the shop no longer has it. */
async function getPaymentTypeName(db: Kysely<Database>, code: string): Promise<string> {
  if (code === "") return ""
  const type = await db
    .selectFrom("payment_types")
    .select("name")
    .where("code", "=", code)
    .executeTakeFirst()
  return type?.name ?? code
}

/** Returns the cents of store credit that a refund returned; 0 unless the order is refunded. */
async function countCreditBack(db: Kysely<Database>, order: Order): Promise<number> {
  if (order.status !== "refunded") return 0
  const { cents } = await db
    .selectFrom("credit_entries")
    .select((eb) => eb.fn.sum<string | null>("amount_cents").as("cents"))
    .where("order_id", "=", order.id)
    .where("amount_cents", ">", 0)
    .executeTakeFirstOrThrow()
  return Math.min(Number(cents ?? 0), order.credit_cents)
}
