import { describe, expect, it } from "@jest/globals"
import {
  paymentEnvSchema,
  resolvePaymentPauses,
  resolveRunPauseMs,
  usualPaymentEnv,
  usualPracticePauses,
} from "./payment-pauses.ts"

describe("the intervals of payments", () => {
  it("default to a first lookup after 30 s, one every 55 s, a retry after 15 s, a run every 5 s", () => {
    const pauses = resolvePaymentPauses(usualPaymentEnv)
    expect(pauses).toEqual({ afterMs: 30_000, everyMs: 55_000, retryMs: 15_000 })
    expect(resolveRunPauseMs(pauses)).toBe(5_000)
  })

  it("default to 20 s for the sandbox's bank and 30 s for its late webhook", () => {
    expect(usualPracticePauses).toEqual({ pendingMs: 20_000, lateMs: 30_000 })
  })

  it("shorten the interval between two runs to a setting that is shorter", () => {
    const pauses = resolvePaymentPauses(paymentEnvSchema.parse({ PAYMENT_RETRY_SECONDS: "2" }))
    expect(resolveRunPauseMs(pauses)).toBe(2_000)
  })

  it.each(["0", "1.5", "3601", "soon"])("reject %j with a message", (text) => {
    const parsed = paymentEnvSchema.safeParse({ PAYMENT_RECONCILE_AFTER_SECONDS: text })
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual([
      "must be a whole number of seconds from 1 to 3600",
    ])
  })
})
