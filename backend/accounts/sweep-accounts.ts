import type { Deps } from "#backend/deps.ts"

const dayMs = 86_400_000

/**
 * Forgets sessions a month after they ended, mailed and authorization codes a day after their time,
 * and browsers that were not signed in with for over a year.
 */
export async function sweepAccounts({ db, now }: Deps): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * dayMs)
  await db
    .deleteFrom("sessions")
    .where((eb) => eb.or([eb("expires_at", "<", daysAgo(30)), eb("revoked_at", "<", daysAgo(30))]))
    .execute()
  await db.deleteFrom("mail_codes").where("expires_at", "<", daysAgo(1)).execute()
  await db.deleteFrom("authorization_codes").where("expires_at", "<", daysAgo(1)).execute()
  await db.deleteFrom("known_devices").where("seen_at", "<", daysAgo(400)).execute()
}
