import type { SandboxStatus } from "#backend/db/payments-schema.ts"
import { type PracticePauses, usualPracticePauses } from "../payment-pauses.ts"

/** What a press of a button does: what the payment becomes, and how often and when that is told. */
export type SandboxDecision = {
  label: string
  /** What it is for; empty where the label says it. */
  note: string
  status: Exclude<SandboxStatus, "open" | "expired">
  tellings: number
  tellAfterMs: number
  /** When the bank pays what was put off. */
  paysAfterMs: number
  /** Whether the payer is sent back to the shop. */
  returns: boolean
}

const now = { note: "", tellings: 1, tellAfterMs: 0, paysAfterMs: 0, returns: true }

/** The buttons of the practice payment, in their order: the word that is sent, and the decision. */
export function listDecisions({
  pendingMs,
  lateMs,
}: PracticePauses = usualPracticePauses): [string, SandboxDecision][] {
  const bankPays = `the bank pays in ${pendingMs / 1_000} seconds`
  const late = `Pay, confirmed ${lateMs / 1_000} s late`
  const vanishes = "the customer doesn’t return and no confirmation comes"
  return [
    ["pay", { ...now, label: "Pay now", status: "paid" }],
    ["decline", { ...now, label: "Decline", status: "declined" }],
    ["cancel", { ...now, label: "Cancel", note: "back to the shop", status: "cancelled" }],
    [
      "pending",
      { ...now, label: "Pay later", note: bankPays, status: "pending", paysAfterMs: pendingMs },
    ],
    [
      "vanish",
      {
        ...now,
        label: "Pay, no return",
        note: vanishes,
        status: "paid",
        tellings: 0,
        returns: false,
      },
    ],
    ["late", { ...now, label: late, status: "paid", tellAfterMs: lateMs }],
    ["twice", { ...now, label: "Pay, confirmed twice", status: "paid", tellings: 2 }],
  ]
}

/** What a button's word stands for; null for a word that is no button's. */
export function getDecision(word: string | null, pauses?: PracticePauses): SandboxDecision | null {
  return listDecisions(pauses).find(([each]) => each === word)?.[1] ?? null
}
