import type { Deps } from "#backend/deps.ts"

const dayMs = 86_400_000

/** Before which moments what has ended is forgotten; null: never. */
type Moments = { sessions: Date | null; devices: Date | null }

/**
 * Forgets sessions that ended, and browsers that were last signed in with, before these moments; and
 * mailed and authorization codes a day after their time.
 */
export async function sweepAccounts({ db, now }: Deps, before: Moments): Promise<void> {
  const { sessions, devices } = before
  const yesterday = new Date(now().getTime() - dayMs)
  if (sessions !== null) {
    await db
      .deleteFrom("sessions")
      .where((eb) => eb.or([eb("expires_at", "<", sessions), eb("revoked_at", "<", sessions)]))
      .execute()
  }
  await db.deleteFrom("mail_codes").where("expires_at", "<", yesterday).execute()
  await db.deleteFrom("authorization_codes").where("expires_at", "<", yesterday).execute()
  if (devices !== null) {
    await db.deleteFrom("known_devices").where("seen_at", "<", devices).execute()
  }
}
