import type { Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { buildPromotionCode } from "./resolve-promotion.ts"

/**
 * Locks a promotion until the transaction ends, so that its use count is final. Returns its id;
 * null for an unknown code.
 */
export async function lockPromotionByCode(
  trx: Transaction<Database>,
  code: string,
): Promise<{ id: number } | null> {
  const row = await trx
    .selectFrom("promotions")
    .select("id")
    .where("code", "=", buildPromotionCode(code))
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}
