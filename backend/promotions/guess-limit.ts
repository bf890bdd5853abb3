import type { Deps } from "#backend/deps.ts"
import { giveBackUse, type Limit, takeUse } from "#backend/limits/rate-limit.ts"
import { buildPromotionCode } from "./resolve-promotion.ts"

/**
 * Returns the message for a client (identified by a digest) that has tried too many unknown codes;
 * null to continue. Valid codes do not count.
 */
export async function refuseGuess(
  { db, now }: Deps,
  client: string,
  code: string,
): Promise<string | null> {
  const use = await takeUse(db, [limitGuesses(client)], now())
  if ("reached" in use) return use.reached.sentence
  const known = await db
    .selectFrom("promotions")
    .select("id")
    .where("code", "=", buildPromotionCode(code))
    .where("enabled", "=", true)
    .executeTakeFirst()
  if (known !== undefined) await giveBackUse(db, use.marks)
  return null
}

/** Returns the same for the code of an order; a code already stored with the cart is no guess. */
export async function refuseOrderGuess(
  deps: Deps,
  { userId, client, code }: { userId: number; client: string; code: string },
): Promise<string | null> {
  if (buildPromotionCode(code) === "") return null
  const cart = await deps.db
    .selectFrom("carts")
    .select("promotion_code")
    .where("user_id", "=", userId)
    .executeTakeFirst()
  return cart?.promotion_code === buildPromotionCode(code) ? null : refuseGuess(deps, client, code)
}

function limitGuesses(client: string): Limit {
  return {
    bucket: `promotion:${client}`,
    most: 30,
    withinMs: 3_600_000,
    sentence: "You’ve tried a lot of codes in a short time. Please try again in an hour.",
  }
}
