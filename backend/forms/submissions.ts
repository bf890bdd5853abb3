import { type Kysely, type Selectable, sql } from "kysely"
import type { FormSubmissionsTable } from "#backend/db/forms-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import { getLetterhead } from "#backend/mail/letterhead.ts"
import { queueOwnerMail } from "#backend/mail/mail-outbox.ts"
import { parseKeptAnswers } from "./kept-answers.ts"
import { buildSubmissionMail } from "./submission-mail.ts"

export type Submission = Selectable<FormSubmissionsTable>

const sameAnswersMs = 600_000
const sameKeyMs = 86_400_000

/** Identifies a repeated submission. */
export type Sending = { formId: number; client: string; digest: string; key: string }

/**
 * Returns the earlier submission that this one repeats: the same values for the same form, from the
 * same client within ten minutes or with the same idempotency key within a day. Null for a new one.
 */
export async function findRepeated(
  db: Kysely<Database>,
  sending: Sending,
  now: Date,
): Promise<Submission | null> {
  const since = (ms: number) => new Date(now.getTime() - ms)
  const row = await db
    .selectFrom("form_submissions")
    .selectAll()
    .where("form_id", "=", sending.formId)
    .where("digest", "=", sending.digest)
    .where((eb) =>
      eb.or([
        eb.and([eb("client", "=", sending.client), eb("created_at", ">", since(sameAnswersMs))]),
        eb.and([
          eb("sender_key", "=", sending.key),
          eb("sender_key", "<>", ""),
          eb("created_at", ">", since(sameKeyMs)),
        ]),
      ]),
    )
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Serializes submissions that could be equal until the transaction ends, and those of one client
 * too, so that its limits hold (advisory locks).
 */
export async function lockSending(trx: Kysely<Database>, sending: Sending): Promise<void> {
  for (const word of [`client:${sending.client}`, `answers:${sending.digest}`]) {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${word}, 0))`.execute(trx)
  }
}

/** Enqueues the owner's email about a submission. */
export async function queueSubmissionMail(
  trx: Kysely<Database>,
  submission: Pick<Submission, "id" | "form_name" | "data" | "url" | "language">,
  parts: { siteUrl: string; paidCents: number | null },
): Promise<void> {
  const { url } = submission
  const told = {
    id: submission.id,
    formName: submission.form_name,
    answers: parseKeptAnswers(submission.data),
    pageUrl: url === "" ? null : `${parts.siteUrl}${url}`,
    paidCents: parts.paidCents,
    language: submission.language,
  }
  const head = await getLetterhead(trx, parts.siteUrl)
  await queueOwnerMail(trx, buildSubmissionMail(told, head))
}
