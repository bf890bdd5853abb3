import { type Kysely, type Selectable, sql } from "kysely"
import type { FormSubmissionsTable } from "#backend/db/forms-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import { getEmailBranding } from "#backend/mail/branding.ts"
import { enqueueOwnerMail } from "#backend/mail/mail-outbox.ts"
import { buildSubmissionMail } from "./submission-mail.ts"
import { parseStoredValues } from "./submission-values.ts"

export type Submission = Selectable<FormSubmissionsTable>

const sameValuesMs = 600_000
const sameKeyMs = 86_400_000

/** Identifies a repeated submission. */
export type SubmissionFingerprint = { formId: number; client: string; digest: string; key: string }

/**
 * Returns the earlier submission that this one repeats: the same values for the same form, from the
 * same client within ten minutes or with the same idempotency key within a day. Null for a new one.
 */
export async function findRepeated(
  db: Kysely<Database>,
  fingerprint: SubmissionFingerprint,
  now: Date,
): Promise<Submission | null> {
  const since = (ms: number) => new Date(now.getTime() - ms)
  const row = await db
    .selectFrom("form_submissions")
    .selectAll()
    .where("form_id", "=", fingerprint.formId)
    .where("digest", "=", fingerprint.digest)
    .where((eb) =>
      eb.or([
        eb.and([eb("client", "=", fingerprint.client), eb("created_at", ">", since(sameValuesMs))]),
        eb.and([
          eb("sender_key", "=", fingerprint.key),
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
export async function lockSubmission(
  trx: Kysely<Database>,
  fingerprint: SubmissionFingerprint,
): Promise<void> {
  for (const word of [`client:${fingerprint.client}`, `values:${fingerprint.digest}`]) {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${word}, 0))`.execute(trx)
  }
}

/** Enqueues the owner's email about a submission. */
export async function enqueueSubmissionMail(
  trx: Kysely<Database>,
  submission: Pick<Submission, "id" | "form_name" | "data" | "url" | "language">,
  parts: { siteUrl: string; paidCents: number | null },
): Promise<void> {
  const { url } = submission
  const data = {
    id: submission.id,
    formName: submission.form_name,
    values: parseStoredValues(submission.data),
    pageUrl: url === "" ? null : `${parts.siteUrl}${url}`,
    paidCents: parts.paidCents,
    language: submission.language,
  }
  const head = await getEmailBranding(trx, parts.siteUrl)
  await enqueueOwnerMail(trx, buildSubmissionMail(data, head))
}
