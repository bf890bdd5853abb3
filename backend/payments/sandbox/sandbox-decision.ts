import type { SandboxStatus } from "#backend/db/selling-schema.ts"
import { type PracticePauses, usualPracticePauses } from "../payment-pauses.ts"

/** The effect of a button: the payment's new status, and how often and when the webhook is sent. */
export type SandboxDecision = {
  label: string
  /** Explains the button; empty if the label is enough. */
  note: string
  status: Exclude<SandboxStatus, "open" | "expired">
  tellings: number
  webhookDelayMs: number
  /** Delay until the bank pays a pending payment. */
  paysAfterMs: number
  /** Whether the payer is redirected to the shop. */
  returns: boolean
}

const now = { note: "", tellings: 1, webhookDelayMs: 0, paysAfterMs: 0, returns: true }

/** Returns the buttons of the sandbox page in order: form value and decision. */
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
    ["late", { ...now, label: late, status: "paid", webhookDelayMs: lateMs }],
    ["twice", { ...now, label: "Pay, confirmed twice", status: "paid", tellings: 2 }],
  ]
}

/** Returns the decision of a button's form value; null for an unknown value. */
export function getDecision(word: string | null, pauses?: PracticePauses): SandboxDecision | null {
  return listDecisions(pauses).find(([each]) => each === word)?.[1] ?? null
}
