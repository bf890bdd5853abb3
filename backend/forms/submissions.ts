import { createHmac } from "node:crypto"
import { type Kysely, type Selectable, sql } from "kysely"
import { z } from "zod"
import type { FormSubmissionsTable } from "#backend/db/forms-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import { type EmailBranding, getEmailBranding } from "#backend/mail/branding.ts"
import { renderEmail } from "#backend/mail/email-template.ts"
import {
  enqueueOwnerMail,
  formatReplyLanguage,
  getOwnerTranslations,
  type OwnerMail,
} from "#backend/mail/mail-outbox.ts"
import type { FormValue } from "#lib/contract/forms/form-rules.ts"
import { buildAmount } from "#lib/contract/money.ts"

const storedValueSchema = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.string(),
  value: z.union([z.string(), z.number()]),
})

const hidden = "(hidden)"

/**
 * Returns the field values as they may be stored and mailed: a password is replaced by a
 * placeholder.
 */
export function buildStoredValues(values: readonly FormValue[]): FormValue[] {
  return values.map((field) =>
    field.kind === "password" && field.value !== "" ? { ...field, value: hidden } : field,
  )
}

/** Parses the field values of a stored submission. */
export function parseStoredValues(data: unknown): FormValue[] {
  return z.array(storedValueSchema).parse(data)
}

/**
 * Returns a keyed digest (HMAC) of the field values, equal for equal values of the same form; it
 * reveals nothing about them.
 */
export function buildDigest(formId: number, values: readonly FormValue[], key: Buffer): string {
  const payload = JSON.stringify([formId, values.map(({ name, value }) => [name, value])])
  return createHmac("sha256", key).update(payload).digest("base64url")
}

type SubmissionEmailData = {
  id: number
  formName: string
  values: readonly FormValue[]
  /** URL of the page that the form was sent from; null if the client sent none. */
  pageUrl: string | null
  /** The amount paid; null for a free form. */
  paidCents: number | null
  /** The language of the page that the form was sent from. */
  language: string
}

/** Renders the email to the shop's owner about a form submission, every label with its value. */
function buildSubmissionMail(data: SubmissionEmailData, head: EmailBranding): OwnerMail {
  const paid = data.paidCents === null ? null : `$${buildAmount(data.paidCents)}`
  const opening = `Somebody sent the form “${data.formName}”${paid === null ? "" : ` and paid ${paid}`}.`
  const email = {
    subject: `${paid === null ? "" : `Paid ${paid}: `}${data.formName}`,
    paragraphs: [opening],
    rows: data.values.map((field) => ({ label: field.label, words: describe(field) })),
    code: null,
    button: null,
    notes: [
      ...(data.pageUrl === null ? [] : [`Sent from: ${data.pageUrl}`]),
      ...(paid === null ? [] : [`Paid: ${paid} AUD`]),
      `Submission number: ${data.id}`,
      ...formatReplyLanguage(data.language),
    ],
  }
  return {
    about: formatSubmissionAbout(data.id),
    replyTo: resolveReplyTo(data.values),
    ...renderEmail(email, head, getOwnerTranslations()),
  }
}

/** Returns the `about` key of a submission's emails in the outbox. */
export function formatSubmissionAbout(id: number): string {
  return `form_submission:${id}`
}

function resolveReplyTo(values: readonly FormValue[]): string | null {
  const field = values.find(({ kind, value }) => kind === "email" && value !== "")
  return field === undefined ? null : String(field.value)
}

function describe({ kind, value }: FormValue): string {
  if (kind === "checkbox") return value === 1 ? "Yes" : "No"
  if (value === "") return "(no answer)"
  if (kind === "currency") return `$${value}`
  return kind === "percent" ? `${value} %` : String(value)
}

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
