import type { Transaction } from "kysely"
import { type PassedChallenge, saveUsedChallenge } from "#backend/captcha/passed-challenge.ts"
import type { Database } from "#backend/db/schema.ts"
import { createRateLimitHits, findReachedLimit, type Limit } from "#backend/limits/rate-limit.ts"
import { createPayment, type Payment } from "#backend/payments/payments.ts"
import type { WireForm } from "#lib/contract/forms/form.ts"
import type { FormValue } from "#lib/contract/forms/form-rules.ts"
import { parseAmount } from "#lib/contract/money.ts"
import type { FormDeps } from "./form-parts.ts"
import {
  buildStoredValues,
  enqueueSubmissionMail,
  findRepeated,
  lockSubmission,
  type Submission,
  type SubmissionFingerprint,
} from "./submissions.ts"

/** The payment purpose of form submissions. */
export const formPurpose = "form"

export type NewSubmission = {
  form: WireForm
  values: readonly FormValue[]
  fingerprint: SubmissionFingerprint
  limits: readonly Limit[]
  challenge: PassedChallenge | null
  /** Path of the page that the form was sent from; null if the client sent none. */
  path: string | null
  language: string
}

export type StoreOutcome =
  | { stored: Submission }
  | { repeated: Submission }
  | { rejected: "captcha" }
  | { reached: Limit }

/**
 * Stores a submission with its effects (the owner's email, or a payment to be made) in one
 * transaction. Changes nothing if it repeats another one, is over a limit, or its captcha challenge
 * was already used.
 */
export function saveSubmission(deps: FormDeps, input: NewSubmission): Promise<StoreOutcome> {
  const { fingerprint, limits, challenge } = input
  return deps.db.transaction().execute(async (trx) => {
    await lockSubmission(trx, fingerprint)
    const now = deps.now()
    const repeated = await findRepeated(trx, fingerprint, now)
    if (repeated !== null) return { repeated }
    const reached = await findReachedLimit(trx, limits, now)
    if (reached !== null) return { reached }
    if (challenge !== null && !(await saveUsedChallenge(trx, challenge)))
      return { rejected: "captcha" }
    await createRateLimitHits(trx, limits, now)
    const submission = await insertSubmission(trx, input, now)
    if (parseAmount(input.form.cost) > 0) {
      return {
        stored: (await createSubmissionPayment(trx, deps, submission, input.form.cost)).submission,
      }
    }
    const { siteUrl } = deps.forms
    await enqueueSubmissionMail(trx, submission, { siteUrl, paidCents: null })
    return { stored: submission }
  })
}

/** Creates a new payment for a submission and links the submission to it. */
export async function createSubmissionPayment(
  trx: Transaction<Database>,
  { payments }: Pick<FormDeps, "payments">,
  submission: Submission,
  cost: string,
): Promise<{ submission: Submission; payment: Payment }> {
  const payment = await createPayment(trx, {
    gateway: payments.gateway.name,
    purpose: formPurpose,
    reference: String(submission.id),
    description: submission.form_name,
    amountCents: parseAmount(cost),
    returnPath: submission.url || "/",
  })
  const changed = await trx
    .updateTable("form_submissions")
    .set({ payment_id: payment.id })
    .where("id", "=", submission.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { submission: changed, payment }
}

function insertSubmission(
  trx: Transaction<Database>,
  { form, values, fingerprint, path, language }: NewSubmission,
  now: Date,
): Promise<Submission> {
  return trx
    .insertInto("form_submissions")
    .values({
      form_id: form.id,
      form_name: form.name,
      data: JSON.stringify(buildStoredValues(values)),
      url: path ?? "",
      language,
      client: fingerprint.client,
      digest: fingerprint.digest,
      sender_key: fingerprint.key,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
