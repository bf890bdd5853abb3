import type { Deps } from "#backend/deps.ts"
import { giveBackUse, type Limit, takeUse } from "#backend/limits/rate-limit.ts"
import { buildPromotionCode } from "./resolve-promotion.ts"

/**
 * Why a code is not even looked at: somebody (by a word for where they send from) has tried too many
 * that do not exist. Null to go on. Codes that exist do not count.
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

/** The same for a code that comes with an order: the one that is kept with the cart is no guess. */
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
