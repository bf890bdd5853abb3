import type { PaymentGateway } from "./payment-gateway.ts"

/** Path below which the sandbox's payment pages stand, on the shop's own origin. */
export const sandboxPath = "/pay/sandbox/"

/** A gateway for trying things out: its page asks whether to pay, and no money moves. */
export function buildSandboxGateway(): PaymentGateway {
  return { name: "sandbox", begin: async ({ token }) => `${sandboxPath}${token}` }
}
