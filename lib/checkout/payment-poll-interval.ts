const minuteMs = 60_000

/**
 * Returns the delay in milliseconds until the payment page polls for the outcome again, `waitedMs`
 * after the payer came back: every 3 s for a minute, then every 10 s. Null once ten minutes have
 * passed.
 */
export function getPaymentPollDelayMs(waitedMs: number): number | null {
  if (waitedMs >= 10 * minuteMs) return null
  return waitedMs < minuteMs ? 3_000 : 10_000
}
