import type { AccountDeps } from "#backend/accounts/account-parts.ts"

/** Lifetime of a challenge. */
const challengeMs = 300_000

/**
 * Who may use a challenge: the session of a customer who adds a passkey, or the browser, by its
 * fingerprint's hash, that logs in (`userId` null).
 */
export type ChallengeOwner = { userId: number | null; owner: string }

/** Saves a challenge for five minutes. */
export async function saveChallenge(
  { db, now }: Pick<AccountDeps, "db" | "now">,
  challenge: string,
  { userId, owner }: ChallengeOwner,
): Promise<void> {
  const expires_at = new Date(now().getTime() + challengeMs)
  await db
    .insertInto("passkey_challenges")
    .values({ challenge, user_id: userId, owner, expires_at })
    .execute()
}

/** Uses a challenge up. Returns false if it is not the owner's, has expired or was used before. */
export async function redeemChallenge(
  { db, now }: Pick<AccountDeps, "db" | "now">,
  challenge: string,
  { userId, owner }: ChallengeOwner,
): Promise<boolean> {
  const row = await db
    .deleteFrom("passkey_challenges")
    .where("challenge", "=", challenge)
    .where("owner", "=", owner)
    .where("user_id", "is not distinct from", userId)
    .returning("expires_at")
    .executeTakeFirst()
  return row !== undefined && row.expires_at > now()
}
