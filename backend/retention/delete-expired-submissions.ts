import { sql } from "kysely"
import type { Deps } from "#backend/deps.ts"

const atOnce = 500
const maxRounds = 20

/**
 * Deletes form submissions created before `before`, with every email about them; at most 10,000 per
 * call. Related payments are retained.
 */
export async function deleteExpiredSubmissions(
  { db }: Pick<Deps, "db">,
  before: Date,
): Promise<void> {
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
