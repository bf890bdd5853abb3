const minuteMs = 60_000

/**
 * In how many milliseconds to ask again what became of a payment, `waitedMs` after the payer came
 * back: every 3 s for a minute, then every 10 s. Null once ten minutes have passed.
 */
export function planPaymentAsk(waitedMs: number): number | null {
  if (waitedMs >= 10 * minuteMs) return null
  return waitedMs < minuteMs ? 3_000 : 10_000
}
