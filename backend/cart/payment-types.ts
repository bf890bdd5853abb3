import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { buildAmount } from "#lib/contract/money.ts"
import type { WirePaymentType } from "#lib/contract/payment.ts"
import { resolveSurcharge } from "#lib/contract/rules/cart-price.ts"

/** A payment method with its surcharge. */
export type PaymentType = {
  id: number
  code: string
  name: string
  description: string
  isCreditCard: boolean
  surcharge: { basisPoints: number; cents: number }
}

/** Returns the enabled payment methods in display order. */
export async function listPaymentTypes(db: Kysely<Database>): Promise<PaymentType[]> {
  const rows = await db
    .selectFrom("payment_types")
    .selectAll()
    .where("enabled", "=", true)
    .orderBy("sort_order")
    .orderBy("id")
    .execute()
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    name: row.name,
    description: row.description,
    isCreditCard: row.is_credit_card,
    surcharge: { basisPoints: row.surcharge_basis_points, cents: row.surcharge_cents },
  }))
}

/** Builds the API record of a payment method, with its surcharge on an amount in cents. */
export function buildWirePaymentType(type: PaymentType, cents: number): WirePaymentType {
  return {
    id: type.id,
    code: type.code,
    name: type.name,
    description: type.description,
    is_credit_card: type.isCreditCard,
    surcharge_basis_points: type.surcharge.basisPoints,
    surcharge_fixed: buildAmount(type.surcharge.cents),
    surcharge: buildAmount(resolveSurcharge(type.surcharge, cents)),
  }
}
