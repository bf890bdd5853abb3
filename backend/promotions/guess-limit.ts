import type { Deps } from "#backend/deps.ts"
import { consumeRateLimits, deleteRateLimitHits, type Limit } from "#backend/limits/rate-limit.ts"
import type { ErrorDetail } from "#lib/contract/error-detail.ts"
import { buildPromotionCode } from "./promotions.ts"

/**
 * Returns the error of a client (identified by a digest) that has tried too many unknown codes;
 * null to continue. Valid codes do not count.
 */
export async function validateGuessLimit(
  { db, now }: Deps,
  client: string,
  code: string,
): Promise<ErrorDetail | null> {
  const use = await consumeRateLimits(db, [limitGuesses(client)], now())
  if (!use.ok) return use.error.detail
  const known = await db
    .selectFrom("promotions")
    .select("id")
    .where("code", "=", buildPromotionCode(code))
    .where("enabled", "=", true)
    .executeTakeFirst()
  if (known !== undefined) await deleteRateLimitHits(db, use.value)
  return null
}

/** Returns the same for the code of an order; a code already stored with the cart is no guess. */
export async function validateOrderGuessLimit(
  deps: Deps,
  { userId, client, code }: { userId: number; client: string; code: string },
): Promise<ErrorDetail | null> {
  if (buildPromotionCode(code) === "") return null
  const cart = await deps.db
    .selectFrom("carts")
    .select("promotion_code")
    .where("user_id", "=", userId)
    .executeTakeFirst()
  return cart?.promotion_code === buildPromotionCode(code)
    ? null
    : validateGuessLimit(deps, client, code)
}

function limitGuesses(client: string): Limit {
  return {
    bucket: `promotion:${client}`,
    max: 30,
    withinMs: 3_600_000,
    detail: { code: "promotion_rate_limited" },
  }
}
