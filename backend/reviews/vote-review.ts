import type { Kysely } from "kysely"
import { buildRateLimitError } from "#backend/accounts/limits.ts"
import type { Database } from "#backend/db/schema.ts"
import type { Deps } from "#backend/deps.ts"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import { consumeRateLimits } from "#backend/limits/rate-limit.ts"
import type { Result } from "#lib/contract/result.ts"

const limit = {
  max: 30,
  withinMs: 3_600_000,
  detail: { code: "rate_limited" } as const,
}

/**
 * Counts a published review of a customer as helpful, once per client. Publishes no change event:
 * the pages show the new count the next time they are rendered.
 */
export async function handleReviewVote(
  { db, now }: Pick<Deps, "db" | "now">,
  id: number,
  client: string,
): Promise<Result<{ success: true }, ApiError>> {
  const use = await consumeRateLimits(db, [{ ...limit, bucket: `review-vote:${client}` }], now())
  if (!use.ok) return { ok: false, error: buildRateLimitError(use.error, now()) }
  const isFound = await db.transaction().execute(async (trx) => {
    const review = await trx
      .selectFrom("reviews")
      .select("id")
      .where("id", "=", id)
      .where("status", "=", "published")
      .where("is_demo", "=", false)
      .forUpdate()
      .executeTakeFirst()
    if (review === undefined) return false
    const vote = await trx
      .insertInto("review_votes")
      .values({ review_id: id, client, created_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning("review_id")
      .executeTakeFirst()
    if (vote === undefined) return true
    await trx
      .updateTable("reviews")
      .set((eb) => ({ helpful_count: eb("helpful_count", "+", 1) }))
      .where("id", "=", id)
      .execute()
    return true
  })
  if (isFound) return { ok: true, value: { success: true } }
  return { ok: false, error: buildApiError(404, "NOT_FOUND", { code: "record_not_found" }) }
}

/** How long a client is remembered, so that it votes once. */
const retainMs = 90 * 86_400_000

/** Deletes the clients of older votes; the counts stay. */
export async function deleteExpiredVotes(db: Kysely<Database>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retainMs)
  await db.deleteFrom("review_votes").where("created_at", "<", before).execute()
}
