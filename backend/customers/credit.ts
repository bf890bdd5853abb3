import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { buildAmount } from "#lib/contract/money.ts"

/** Returns a customer's store credit, such as "25.00", of one supplier or of all. */
export async function getCreditBalance(
  db: Kysely<Database>,
  userId: number,
  supplierId?: number,
): Promise<string> {
  const { cents } = await db
    .selectFrom("credit_entries")
    .select((eb) => eb.fn.sum<string | null>("amount_cents").as("cents"))
    .where("user_id", "=", userId)
    .where("enabled", "=", true)
    .$if(supplierId !== undefined, (query) => query.where("supplier_id", "=", supplierId ?? 0))
    .executeTakeFirstOrThrow()
  return buildAmount(Number(cents ?? 0))
}
