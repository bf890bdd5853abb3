import { type Kysely, sql } from "kysely"
import { buildRateLimitError } from "#backend/accounts/limits.ts"
import type { Database } from "#backend/db/schema.ts"
import type { Deps } from "#backend/deps.ts"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import { consumeRateLimits } from "#backend/limits/rate-limit.ts"
import type { Trx } from "#backend/models/model-definition.ts"
import type { Result } from "#lib/contract/result.ts"

/** Votes of an IP address for any reviews: more than the people of an office give. */
const limit = {
  max: 60,
  withinMs: 3_600_000,
  detail: { code: "rate_limited" } as const,
}

/** Votes of an IP address for one review, however often its browsers lose their cookies. */
export const maxNetworkVotes = 10

/**
 * A vote, by keyed hashes: `voter` of the browser, or of the IP address without one; `client` of the
 * IP address; `network` the same, "" for an address that all clients may share.
 */
type Vote = { id: number; voter: string; client: string; network: string }

/**
 * Counts a published review of a customer as helpful, once per voter. Publishes no change event: the
 * pages show the new count the next time they are rendered.
 */
export async function handleReviewVote(
  { db, now }: Pick<Deps, "db" | "now">,
  vote: Vote,
): Promise<Result<{ success: true }, ApiError>> {
  const bucket = `review-vote:${vote.client}`
  const use = await consumeRateLimits(db, [{ ...limit, bucket }], now())
  if (!use.ok) return { ok: false, error: buildRateLimitError(use.error, now()) }
  const error = await db.transaction().execute((trx) => saveVote(trx, vote, now()))
  return error === null ? { ok: true, value: { success: true } } : { ok: false, error }
}

async function saveVote(
  trx: Trx,
  { id, voter, network }: Vote,
  createdAt: Date,
): Promise<ApiError | null> {
  const review = await trx
    .selectFrom("reviews")
    .select("id")
    .where("id", "=", id)
    .where("status", "=", "published")
    .where("is_demo", "=", false)
    .forUpdate()
    .executeTakeFirst()
  if (review === undefined) return buildApiError(404, "NOT_FOUND", { code: "record_not_found" })
  const counts = await trx
    .selectFrom("review_votes")
    .select(sql<number>`count(*) FILTER (WHERE client = ${voter})::integer`.as("own"))
    .select(sql<number>`count(*) FILTER (WHERE network = ${network})::integer`.as("near"))
    .where("review_id", "=", id)
    .executeTakeFirstOrThrow()
  if (counts.own > 0) return null
  if (network !== "" && counts.near >= maxNetworkVotes) {
    return buildApiError(429, "RATE_LIMITED", { code: "rate_limited" })
  }
  await trx
    .insertInto("review_votes")
    .values({ review_id: id, client: voter, network: network || null, created_at: createdAt })
    .execute()
  await trx
    .updateTable("reviews")
    .set((eb) => ({ helpful_count: eb("helpful_count", "+", 1) }))
    .where("id", "=", id)
    .execute()
  return null
}

/** How long a voter is remembered, to vote once. */
const retainMs = 90 * 86_400_000

/** Deletes the voters of older votes; the counts stay. */
export async function deleteExpiredVotes(db: Kysely<Database>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retainMs)
  await db.deleteFrom("review_votes").where("created_at", "<", before).execute()
}
