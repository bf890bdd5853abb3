import type { Deps } from "#backend/deps.ts"
import { rateMemoryMs } from "#backend/limits/rate-limit.ts"

/** Deletes expired rate-limit hits and used captcha challenges. */
export async function deleteExpiredFormRecords({ db, now }: Deps): Promise<void> {
  const at = now()
  const oldest = new Date(at.getTime() - rateMemoryMs)
  await db.deleteFrom("rate_marks").where("created_at", "<", oldest).execute()
  await db.deleteFrom("captcha_uses").where("expires_at", "<", at).execute()
}
