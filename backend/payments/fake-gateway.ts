import { createHash } from "node:crypto"
import type { GatewayState, PaymentGateway, PaymentRequest } from "./payment-gateway.ts"

export type FakeGateway = PaymentGateway & {
  /** The started payments, in order. */
  startedPayments: PaymentRequest[]
  /** The refunds, by key. */
  refunds: Map<string, { reference: string; amountCents: number }>
  /** Number of state requests per payment reference. */
  stateRequestCounts: Map<string, number>
  /** Makes the next `times` calls fail without effect. */
  failNext: (times: number) => void
  /** Makes the next `times` calls fail after their effect: the response is lost. */
  loseNext: (times: number) => void
  /** Sets the state of a payment: what the payer, or the bank, has done. */
  setState: (reference: string, state: Partial<GatewayState>) => void
}

const maxAgeMs = 300_000

/** Builds a webhook of the fake gateway about a payment, as sent at `sentAt`. */
export function buildFakeMessage(
  reference: string,
  { eventId, sentAt }: { eventId: string; sentAt: Date },
): { body: Buffer; headers: Record<string, string> } {
  const body = Buffer.from(JSON.stringify({ id: eventId, reference }))
  return { body, headers: { "fake-signature": sign(body, sentAt.getTime()) } }
}

/** An unkeyed hash: enough to detect an altered webhook in tests. */
function sign(body: Buffer, sentAt: number): string {
  return `${sentAt},${createHash("sha256").update(`${sentAt}.`).update(body).digest("hex")}`
}

/** Returns an in-memory gateway for tests that fails on demand. */
export function buildFakeGateway(): FakeGateway {
  const startedPayments: PaymentRequest[] = []
  const refunds: FakeGateway["refunds"] = new Map()
  const stateRequestCounts: FakeGateway["stateRequestCounts"] = new Map()
  const states = new Map<string, GatewayState>()
  const failures = { before: 0, after: 0 }
  const call = async <T>(work: () => T): Promise<T> => {
    if (failures.before > 0) {
      failures.before -= 1
      throw new Error("configured to fail")
    }
    const result = work()
    if (failures.after > 0) {
      failures.after -= 1
      throw new Error("the response was lost")
    }
    return result
  }
  return {
    name: "fake",
    leastCents: 10,
    wallets: [],
    startedPayments,
    refunds,
    stateRequestCounts,
    failNext(times) {
      failures.before = times
    },
    loseNext(times) {
      failures.after = times
    },
    setState(reference, state) {
      states.set(reference, { ...getKnown(states, reference), ...state })
    },
    begin: (payment) =>
      call(() => {
        const reference = `fake:${payment.token}`
        if (!states.has(reference)) {
          startedPayments.push(payment)
          states.set(reference, { ...waiting, payerEmail: payment.email })
        }
        return { reference, address: `https://pay.example/${payment.token}` }
      }),
    getState: (reference) =>
      call(() => {
        stateRequestCounts.set(reference, (stateRequestCounts.get(reference) ?? 0) + 1)
        return states.get(reference) ?? null
      }),
    cancel: (reference) =>
      call(() => {
        const state = states.get(reference)
        if (state?.status === "waiting") states.set(reference, { ...state, status: "cancelled" })
        return states.get(reference) ?? null
      }),
    refund: ({ key, reference, amountCents }) =>
      call(() => {
        if (refunds.has(key)) return
        const ofIt = [...refunds.values()].filter((refund) => refund.reference === reference)
        const back = ofIt.reduce((sum, refund) => sum + refund.amountCents, amountCents)
        if (back > (states.get(reference)?.capturedCents ?? 0)) throw new Error("too much")
        refunds.set(key, { reference, amountCents })
      }),
    parseEvent(body, headers, now) {
      const signature = headers["fake-signature"]
      const sentAt = Number(String(signature).split(",")[0])
      if (signature !== sign(body, sentAt) || now.getTime() - sentAt > maxAgeMs) return null
      const { id, reference }: { id: string; reference: string } = JSON.parse(body.toString())
      return { id, reference }
    },
  }
}

const waiting: GatewayState = {
  status: "waiting",
  capturedCents: 0,
  currency: "AUD",
  payerEmail: "",
}

function getKnown(states: Map<string, GatewayState>, reference: string): GatewayState {
  const state = states.get(reference)
  if (state === undefined) throw new Error(`No payment was started as ${reference}.`)
  return state
}
