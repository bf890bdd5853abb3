import type { Transaction } from "kysely"
import type { PassedChallenge } from "#backend/captcha/passed-challenge.ts"
import { spendChallenge } from "#backend/captcha/passed-challenge.ts"
import { parseAmount } from "#backend/catalogue/amount.ts"
import type { Database } from "#backend/db/schema.ts"
import { findReachedLimit, type Limit, markUse } from "#backend/limits/rate-limit.ts"
import type { Payment } from "#backend/payments/payment-effects.ts"
import { createPayment } from "#backend/payments/payments.ts"
import type { WireForm } from "#lib/contract/form.ts"
import type { FormAnswer } from "#lib/contract/form-rules.ts"
import type { FormDeps } from "./form-parts.ts"
import { hidePasswords } from "./kept-answers.ts"
import {
  findRepeated,
  lockSending,
  queueSubmissionMail,
  type Sending,
  type Submission,
} from "./submissions.ts"

/** The payment purpose of form submissions. */
export const formPurpose = "form"

export type NewSubmission = {
  form: WireForm
  answers: readonly FormAnswer[]
  sending: Sending
  limits: readonly Limit[]
  challenge: PassedChallenge | null
  /** Path of the page that the form was sent from; null if the client sent none. */
  path: string | null
  language: string
}

export type StoreOutcome =
  | { stored: Submission }
  | { repeated: Submission }
  | { refused: "captcha" }
  | { reached: Limit }

/**
 * Stores a submission with its effects (the owner's email, or a payment to be made) in one
 * transaction. Changes nothing if it repeats another one, is over a limit, or its captcha challenge
 * was already used.
 */
export function storeSubmission(deps: FormDeps, wish: NewSubmission): Promise<StoreOutcome> {
  const { sending, limits, challenge } = wish
  return deps.db.transaction().execute(async (trx) => {
    await lockSending(trx, sending)
    const now = deps.now()
    const repeated = await findRepeated(trx, sending, now)
    if (repeated !== null) return { repeated }
    const reached = await findReachedLimit(trx, limits, now)
    if (reached !== null) return { reached }
    if (challenge !== null && !(await spendChallenge(trx, challenge))) return { refused: "captcha" }
    await markUse(trx, limits, now)
    const submission = await insertSubmission(trx, wish, now)
    if (parseAmount(wish.form.cost) > 0) {
      return { stored: (await askForPayment(trx, deps, submission, wish.form.cost)).submission }
    }
    const { siteUrl } = deps.forms
    await queueSubmissionMail(trx, submission, { siteUrl, paidCents: null })
    return { stored: submission }
  })
}

/** Creates a new payment for a submission and links the submission to it. */
export async function askForPayment(
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
  { form, answers, sending, path, language }: NewSubmission,
  now: Date,
): Promise<Submission> {
  return trx
    .insertInto("form_submissions")
    .values({
      form_id: form.id,
      form_name: form.name,
      data: JSON.stringify(hidePasswords(answers)),
      ...{ url: path ?? "", language },
      client: sending.client,
      digest: sending.digest,
      sender_key: sending.key,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
