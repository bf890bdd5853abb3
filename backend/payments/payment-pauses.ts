import { z } from "zod"

const seconds = z.coerce
  .number("must be a whole number of seconds from 1 to 3600")
  .int("must be a whole number of seconds from 1 to 3600")
  .min(1, "must be a whole number of seconds from 1 to 3600")
  .max(3_600, "must be a whole number of seconds from 1 to 3600")

/** The variables that say how long payments are left alone, in seconds. */
export const paymentEnvShape = {
  /** Age at which a payment that nobody has reported is first looked up at the gateway. */
  PAYMENT_RECONCILE_AFTER_SECONDS: seconds.default(30),
  /** Pause between two lookups of the same open payment. */
  PAYMENT_RECONCILE_EVERY_SECONDS: seconds.default(55),
  /** Pause before a cancellation or refund that failed is tried again. */
  PAYMENT_RETRY_SECONDS: seconds.default(15),
  /** Practice gateway: time until the bank pays a payment that was put off. */
  PRACTICE_PAYMENT_PENDING_SECONDS: seconds.default(20),
  /** Practice gateway: delay of the message about a payment that is reported late. */
  PRACTICE_PAYMENT_LATE_SECONDS: seconds.default(30),
}

export const paymentEnvSchema = z.object(paymentEnvShape)

/** How long payments are left alone, in milliseconds. */
export type PaymentPauses = { afterMs: number; everyMs: number; retryMs: number }

/** What the practice gateway takes its time over, in milliseconds. */
export type PracticePauses = { pendingMs: number; lateMs: number }

/** Returns the pauses of the reconciliation that the settings ask for. */
export function resolvePaymentPauses(env: z.infer<typeof paymentEnvSchema>): PaymentPauses {
  return {
    afterMs: env.PAYMENT_RECONCILE_AFTER_SECONDS * 1_000,
    everyMs: env.PAYMENT_RECONCILE_EVERY_SECONDS * 1_000,
    retryMs: env.PAYMENT_RETRY_SECONDS * 1_000,
  }
}

/** Returns the pauses of the practice gateway that the settings ask for. */
export function resolvePracticePauses(env: z.infer<typeof paymentEnvSchema>): PracticePauses {
  return {
    pendingMs: env.PRACTICE_PAYMENT_PENDING_SECONDS * 1_000,
    lateMs: env.PRACTICE_PAYMENT_LATE_SECONDS * 1_000,
  }
}

/** The settings where no variable is set. */
export const usualPaymentEnv = paymentEnvSchema.parse({})
export const usualPaymentPauses = resolvePaymentPauses(usualPaymentEnv)
export const usualPracticePauses = resolvePracticePauses(usualPaymentEnv)

/** Longest pause between two runs of the reconciliation: what is due is done within seconds. */
const maxRunPauseMs = 5_000

/** Returns the pause between two runs, so that none of the settings is overslept by more than itself. */
export function resolveRunPauseMs({ afterMs, everyMs, retryMs }: PaymentPauses): number {
  return Math.min(maxRunPauseMs, afterMs, everyMs, retryMs)
}
