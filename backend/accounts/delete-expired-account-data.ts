import type { Deps } from "#backend/deps.ts"

const dayMs = 86_400_000

/** Cut-off times; null: delete nothing. */
type Cutoffs = { sessions: Date | null; devices: Date | null }

/**
 * Deletes sessions that ended, and devices last used, before the cut-off times, and emailed and
 * authorization codes one day after they expired. Deletes expired challenges of passkeys.
 */
export async function deleteExpiredAccountData({ db, now }: Deps, before: Cutoffs): Promise<void> {
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
  await db.deleteFrom("passkey_challenges").where("expires_at", "<", now()).execute()
  if (devices !== null) {
    await db.deleteFrom("known_devices").where("seen_at", "<", devices).execute()
  }
}
