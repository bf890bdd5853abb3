import type { PaymentGateway } from "./payment-gateway.ts"
import type { PaymentParts } from "./payment-parts.ts"
import { resolvePaymentPauses, usualPaymentEnv } from "./payment-pauses.ts"
import type { PaymentEffects } from "./payments.ts"

/** A log line of a test. */
export type LoggedLine = { level: "info" | "warn" | "error"; message: string; line: object }

export type TestPaymentParts = PaymentParts & { lines: LoggedLine[] }

/** Returns payment dependencies for tests: one gateway, and a log that can be inspected. */
export function buildTestPaymentParts(
  gateway: PaymentGateway,
  effects: PaymentEffects = {},
): TestPaymentParts {
  const lines: LoggedLine[] = []
  const write = (level: LoggedLine["level"]) => (line: unknown, message?: unknown) => {
    lines.push({ level, message: String(message), line: Object(line) })
  }
  return {
    siteUrl: "http://localhost:3000",
    gateways: new Map([[gateway.name, gateway]]),
    gateway,
    effects,
    lines,
    pauses: resolvePaymentPauses(usualPaymentEnv),
    onMail: () => {},
    log: { info: write("info"), warn: write("warn"), error: write("error") },
  }
}
