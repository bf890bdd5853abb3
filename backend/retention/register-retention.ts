import type { FastifyInstance } from "fastify"
import { sql } from "kysely"
import { deleteExpiredAccountData } from "#backend/accounts/delete-expired-account-data.ts"
import { deleteExpiredAdminRequests } from "#backend/audit/run-once.ts"
import { deleteExpiredGuestCarts } from "#backend/cart/carts.ts"
import { deleteExpiredSubscriptions } from "#backend/consents/newsletter.ts"
import type { Deps } from "#backend/deps.ts"
import type { BackendEnv } from "#backend/env.ts"
import { registerJob } from "#backend/jobs/register-job.ts"
import { deleteExpiredMailFiles } from "#backend/mail/delete-mail-files.ts"
import { deleteOldMails } from "#backend/mail/mail-outbox.ts"
import { deleteExpiredStockHolds } from "#backend/orders/stock-holds.ts"
import { deleteExpiredBuyerNames } from "#backend/privacy/retained-buyer-names.ts"
import { deleteExpiredQuestions } from "#backend/questions/expired-questions.ts"
import { deleteExpiredReports } from "#backend/reviews/report-review.ts"
import { deleteExpiredVotes } from "#backend/reviews/vote-review.ts"
import { deleteExpiredMissedSearches } from "#backend/search/missed-searches.ts"
import { deleteExpiredStockAlerts } from "#backend/stock-alerts/stock-alert-parts.ts"
import { deleteUnpaidVouchers } from "#backend/vouchers/vouchers.ts"
import type { Retention } from "./retention-days.ts"

const everyMs = 3_600_000
const dayMs = 86_400_000

type RetentionDeps = Deps & { env: Pick<BackendEnv, "DATA_DIR" | "RETENTION_DAYS"> }

/** Registers the hourly job that deletes data past its retention period. */
export function registerRetention(app: FastifyInstance, deps: RetentionDeps): void {
  registerJob(app, deps, { name: "retention", everyMs, work: () => deleteExpiredData(deps) })
}

/** Deletes all data older than the configured retention periods. */
export async function deleteExpiredData(deps: RetentionDeps): Promise<void> {
  const { db, now, env } = deps
  const days: Retention = env.RETENTION_DAYS
  const before = (count: number | null) =>
    count === null ? null : new Date(now().getTime() - count * dayMs)
  const [carts, forms, mails] = [before(days.carts), before(days.forms), before(days.mails)]
  await deleteExpiredAccountData(deps, {
    sessions: before(days.sessions),
    devices: before(days.devices),
  })
  if (carts !== null) {
    await deleteExpiredGuestCarts({ db }, carts)
    await deleteUnpaidVouchers(db, carts)
  }
  if (forms !== null) {
    await deleteExpiredSubmissions({ db }, forms)
    await deleteExpiredReports(db, forms)
    await deleteExpiredQuestions(db, forms)
  }
  if (mails !== null) {
    await deleteOldMails(db, mails)
    await deleteExpiredMailFiles(env.DATA_DIR, mails)
  }
  await deleteExpiredBuyerNames(deps)
  await deleteExpiredVotes(db, now())
  await deleteExpiredStockHolds(deps)
  await deleteExpiredStockAlerts(deps, before(days.alerts))
  const searches = before(days.searches)
  if (searches !== null) await deleteExpiredMissedSearches(db, searches)
  await deleteExpiredSubscriptions(deps)
  await deleteExpiredAdminRequests(db, now())
  const audit = before(days.audit)
  if (audit !== null) await db.deleteFrom("audit_entries").where("at", "<", audit).execute()
}

const atOnce = 500
const maxRounds = 20

/**
 * Deletes form submissions created before `before`, with every email about them; at most 10,000 per
 * call. Related payments are retained.
 */
async function deleteExpiredSubmissions({ db }: Pick<Deps, "db">, before: Date): Promise<void> {
  for (let round = 0; round < maxRounds; round++) {
    const { rows } = await sql`
      WITH gone AS (
        DELETE FROM form_submissions WHERE id IN (
          SELECT id FROM form_submissions WHERE created_at < ${before}
          ORDER BY id LIMIT ${atOnce} FOR UPDATE SKIP LOCKED) RETURNING id),
      mails AS (
        DELETE FROM mail_outbox WHERE about IN (SELECT 'form_submission:' || id FROM gone))
      SELECT id FROM gone`.execute(db)
    if (rows.length < atOnce) return
  }
}
