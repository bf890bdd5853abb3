import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"

/** A challenge that was passed: its id and when it expires. */
export type PassedChallenge = { id: string; expiresAt: Date }

/** Saves a challenge as used; false if it was already used. */
export async function saveUsedChallenge(
  db: Kysely<Database>,
  { id, expiresAt }: PassedChallenge,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: added } = await db
    .insertInto("captcha_uses")
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return added === 1n
}

/** True if a challenge was already used. */
export async function isChallengeSpent(db: Kysely<Database>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("captcha_uses")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst()
  return row !== undefined
}
