import type { Payment } from "./payment-effects.ts"
import type { PaymentGateway } from "./payment-gateway.ts"
import type { PaymentParts } from "./payment-parts.ts"

/** Returns the gateway of a payment. Throws if the shop no longer has it. */
export function getGateway(
  { gateways }: Pick<PaymentParts, "gateways">,
  payment: Pick<Payment, "gateway">,
): PaymentGateway {
  const gateway = gateways.get(payment.gateway)
  if (gateway === undefined) throw new Error(`There is no payment gateway "${payment.gateway}".`)
  return gateway
}
