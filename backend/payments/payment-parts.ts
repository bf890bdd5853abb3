import type { FastifyBaseLogger } from "fastify"
import type { Deps } from "#backend/deps.ts"
import type { PaymentGateway } from "./payment-gateway.ts"
import type { PaymentPauses } from "./payment-pauses.ts"
import type { Payment, PaymentEffects } from "./payments.ts"

/** What payments need besides the database and the clock. */
export type PaymentParts = {
  siteUrl: string
  /** By name, including those that only older payments were started at. */
  gateways: ReadonlyMap<string, PaymentGateway>
  /** The gateway for new payments. */
  gateway: PaymentGateway
  effects: PaymentEffects
  pauses: PaymentPauses
  /** Called after an email was enqueued. */
  onMail: () => void
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">
}

export type PaymentDeps = Deps & { payments: PaymentParts }

/** Returns the gateway of a payment. Throws if the shop no longer has it. */
export function getGateway(
  { gateways }: Pick<PaymentParts, "gateways">,
  payment: Pick<Payment, "gateway">,
): PaymentGateway {
  const gateway = gateways.get(payment.gateway)
  if (gateway === undefined) throw new Error(`There is no payment gateway "${payment.gateway}".`)
  return gateway
}
