import type { SandboxStatus } from "#backend/db/payments-schema.ts"

/** What a press of a button does: what the payment becomes, and how often and when that is told. */
export type SandboxDecision = {
  label: string
  /** What it is for; empty where the label says it. */
  note: string
  status: Exclude<SandboxStatus, "open" | "expired">
  tellings: number
  tellAfterMs: number
  /** Whether the payer is sent back to the shop. */
  returns: boolean
}

const now = { note: "", tellings: 1, tellAfterMs: 0, returns: true }

/** The buttons of the practice payment, by the word that is sent. */
const decisions = new Map<string, SandboxDecision>([
  ["pay", { ...now, label: "Pay now", status: "paid" }],
  ["decline", { ...now, label: "Decline", status: "declined" }],
  ["cancel", { ...now, label: "Cancel", note: "back to the shop", status: "cancelled" }],
  [
    "pending",
    { ...now, label: "Pay later", note: "the bank pays in 20 seconds", status: "pending" },
  ],
  [
    "vanish",
    {
      ...{ ...now, label: "Vanish", note: "paid, but nobody comes back and nobody tells" },
      ...{ status: "paid", tellings: 0, returns: false },
    },
  ],
  ["late", { ...now, label: "Pay, told 30 s late", status: "paid", tellAfterMs: 30_000 }],
  ["twice", { ...now, label: "Pay, told twice", status: "paid", tellings: 2 }],
])

/** What a button's word stands for; null for a word that is no button's. */
export function getDecision(word: string | null): SandboxDecision | null {
  return decisions.get(word ?? "") ?? null
}

/** The buttons, in their order: word and decision. */
export function listDecisions(): [string, SandboxDecision][] {
  return [...decisions]
}
