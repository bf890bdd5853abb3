import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { Order } from "./order-summaries.ts"

/** What became of an order's money. */
export type InvoiceMoney = { paymentType: string; refundedCents: number }

/** Reads what the payment and the store credit of an order say about it. */
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

/** A way to pay that the shop no longer has goes by its code. */
async function getPaymentTypeName(db: Kysely<Database>, code: string): Promise<string> {
  if (code === "") return ""
  const type = await db
    .selectFrom("payment_types")
    .select("name")
    .where("code", "=", code)
    .executeTakeFirst()
  return type?.name ?? code
}

/** Cents of store credit that a refund gave back. Before that, nothing was paid that could go back. */
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
