import { z } from "zod"
import type { Deps } from "#backend/deps.ts"
import type { GatewayState, PaymentGateway } from "../payment-gateway.ts"
import {
  closeSession,
  createSandboxRefund,
  getCheckoutSession,
  openCheckoutSession,
  type SandboxSession,
} from "./sandbox-store.ts"
import { isSigned, sandboxSignatureHeader } from "./sandbox-webhooks.ts"

/** Path prefix of the sandbox's payment pages, on the shop's own origin. */
export const sandboxPath = "/pay/sandbox/"

export const sandboxName = "sandbox"

const messageSchema = z.object({ id: z.string().max(200), reference: z.string().max(200) })

/**
 * Returns a gateway for testing: its page lets the payer choose the result, and no money moves. It
 * has its own tables, which the shop reads only through the gateway interface, as with a remote
 * gateway.
 */
export function buildSandboxGateway({ db, now, key }: Deps & { key: Buffer }): PaymentGateway {
  const getState = async (reference: string) => {
    const session = await getCheckoutSession(db, { reference }, now())
    return session && buildState(session)
  }
  return {
    name: sandboxName,
    leastCents: 1,
    wallets: [],
    async begin(payment) {
      const { reference, token } = await openCheckoutSession(db, payment, now())
      return { reference, address: `${sandboxPath}${token}` }
    },
    getState,
    async cancel(reference) {
      await closeSession(db, reference)
      return getState(reference)
    },
    refund: (refund) => createSandboxRefund(db, refund),
    parseEvent(body, headers, at) {
      if (!isSigned(body, headers[sandboxSignatureHeader], { key, now: at })) return null
      return parseMessage(body)
    },
  }
}

function parseMessage(body: Buffer) {
  try {
    return messageSchema.parse(JSON.parse(body.toString("utf8")))
  } catch {
    return null
  }
}

function buildState(session: SandboxSession): GatewayState {
  const { status, captured_cents: capturedCents, currency, payer_email: payerEmail } = session
  return { status: status === "open" ? "waiting" : status, capturedCents, currency, payerEmail }
}
