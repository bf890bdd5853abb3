import { isOpenPayment, type Payment, type PaymentEffect } from "#backend/payments/payments.ts"
import { startPayment } from "#backend/payments/start-payment.ts"
import type { Result } from "#lib/contract/result.ts"
import type { FormDeps } from "./form-parts.ts"
import { createSubmissionPayment } from "./save-submission.ts"
import { enqueueSubmissionMail, type Submission } from "./submissions.ts"

/** Where a submission is paid; null if there is nothing to pay. */
export type PaymentOutcome = Result<string | null, "unavailable">

/**
 * Returns where to pay for a submission: nowhere if it is free or paid. Creates a new payment for
 * the same submission if the last one failed.
 */
export async function startSubmissionPayment(
  deps: FormDeps,
  submission: Submission,
  cost: string,
): Promise<PaymentOutcome> {
  const payment = await resolvePayment(deps, submission, cost)
  if (payment === null || payment.status === "paid") return { ok: true, value: null }
  return startPayment(deps, payment, { email: "" })
}

/**
 * Returns the payment effect of forms: enqueues the owner's email, with the amount, when it is
 * paid.
 */
export function buildFormEffect({ siteUrl }: { siteUrl: string }): PaymentEffect {
  return {
    async onPaid(trx, payment) {
      const submission = await trx
        .selectFrom("form_submissions")
        .selectAll()
        .where("id", "=", Number(payment.reference))
        .executeTakeFirst()
      if (submission === undefined) return "refund"
      await enqueueSubmissionMail(trx, submission, { siteUrl, paidCents: payment.amount_cents })
      return "accepted"
    },
  }
}

function resolvePayment(
  deps: FormDeps,
  submission: Submission,
  cost: string,
): Promise<Payment | null> {
  if (submission.payment_id === null) return Promise.resolve(null)
  return deps.db.transaction().execute(async (trx) => {
    const current = await trx
      .selectFrom("form_submissions")
      .selectAll()
      .where("id", "=", submission.id)
      .forUpdate()
      .executeTakeFirst()
    if (current === undefined || current.payment_id === null) return null
    const payment = await trx
      .selectFrom("payments")
      .selectAll()
      .where("id", "=", current.payment_id)
      .executeTakeFirstOrThrow()
    if (isOpenPayment(payment) || payment.status === "paid") return payment
    return (await createSubmissionPayment(trx, deps, current, cost)).payment
  })
}
