import type { PaymentGateway, PaymentRequest } from "./payment-gateway.ts"

export type FakeGateway = PaymentGateway & {
  /** What was begun, in order. */
  begun: PaymentRequest[]
  /** Makes the next `times` payments fail to begin. */
  failNext: (times: number) => void
}

/** A gateway in memory, for tests: fails when told to. */
export function buildFakeGateway(): FakeGateway {
  const begun: PaymentRequest[] = []
  let failures = 0
  return {
    name: "fake",
    begun,
    failNext(times) {
      failures = times
    },
    async begin(payment) {
      if (failures > 0) {
        failures -= 1
        throw new Error("told to fail")
      }
      begun.push(payment)
      return `https://pay.example/${payment.token}`
    },
  }
}
