import { z } from "zod"

const seconds = z.coerce
  .number("must be a whole number of seconds from 1 to 3600")
  .int("must be a whole number of seconds from 1 to 3600")
  .min(1, "must be a whole number of seconds from 1 to 3600")
  .max(3_600, "must be a whole number of seconds from 1 to 3600")

/** The environment variables for the intervals of payments, in seconds. */
export const paymentEnvShape = {
  /** Age at which a payment without a webhook is first looked up at the gateway. */
  PAYMENT_RECONCILE_AFTER_SECONDS: seconds.default(30),
  /** Interval between two lookups of the same open payment. */
  PAYMENT_RECONCILE_EVERY_SECONDS: seconds.default(55),
  /** Pause before a failed cancellation or refund is retried. */
  PAYMENT_RETRY_SECONDS: seconds.default(15),
  /** Sandbox gateway: time until the bank pays a delayed payment. */
  PRACTICE_PAYMENT_PENDING_SECONDS: seconds.default(20),
  /** Sandbox gateway: delay of the webhook about a payment that is reported late. */
  PRACTICE_PAYMENT_LATE_SECONDS: seconds.default(30),
}

export const paymentEnvSchema = z.object(paymentEnvShape)

/** The intervals of the reconciliation, in milliseconds. */
export type PaymentPauses = { afterMs: number; everyMs: number; retryMs: number }

/** The delays of the sandbox gateway, in milliseconds. */
export type PracticePauses = { pendingMs: number; lateMs: number }

/** Returns the intervals of the reconciliation from the settings. */
export function resolvePaymentPauses(env: z.infer<typeof paymentEnvSchema>): PaymentPauses {
  return {
    afterMs: env.PAYMENT_RECONCILE_AFTER_SECONDS * 1_000,
    everyMs: env.PAYMENT_RECONCILE_EVERY_SECONDS * 1_000,
    retryMs: env.PAYMENT_RETRY_SECONDS * 1_000,
  }
}

/** Returns the delays of the sandbox gateway from the settings. */
export function resolvePracticePauses(env: z.infer<typeof paymentEnvSchema>): PracticePauses {
  return {
    pendingMs: env.PRACTICE_PAYMENT_PENDING_SECONDS * 1_000,
    lateMs: env.PRACTICE_PAYMENT_LATE_SECONDS * 1_000,
  }
}

/** The default settings. */
export const usualPaymentEnv = paymentEnvSchema.parse({})
export const usualPracticePauses = resolvePracticePauses(usualPaymentEnv)

/** Maximum interval between two runs of the reconciliation: due work is done within seconds. */
const maxRunPauseMs = 5_000

/** Returns the interval between two runs, so that no setting is exceeded by more than itself. */
export function resolveRunPauseMs({ afterMs, everyMs, retryMs }: PaymentPauses): number {
  return Math.min(maxRunPauseMs, afterMs, everyMs, retryMs)
}
