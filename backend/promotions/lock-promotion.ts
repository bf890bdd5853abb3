import type { Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { buildPromotionCode } from "./resolve-promotion.ts"

/**
 * Makes everybody else who wants to use this code wait until the transaction ends, so that its uses
 * can be counted for good. Gives its id; null where nobody knows the code.
 */
export async function lockPromotion(
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
