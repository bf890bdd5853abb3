import type { Money } from "#lib/money.ts"

/** Why an order was not taken, in sentences for the customer. */
export type CheckoutRefusal = {
  kind: "refused"
  /** Of the shop's own; "unavailable" where nobody knows what became of it, "signedOut". */
  code: string
  /** Empty where the interface's own sentence for the code is to be said. */
  message: string
  /** A sentence for each field whose answer was not taken. */
  faults: Readonly<Record<string, string>>
  /** What it costs now, where that is not what was shown. */
  total: Money | null
}

/** What became of the checkout's form. */
export type CheckoutOutcome =
  | CheckoutRefusal
  /** The order is placed; the browser goes on to here, which may be another site's page. */
  | { kind: "placed"; address: string }
  /** The total was worked out. */
  | { kind: "priced" }
  /** The shop was asked what delivery costs. */
  | { kind: "asked"; message: string }

/** The same, with what stood in the form where the page has to be made anew to show this. */
export type CheckoutState = CheckoutOutcome & { typed: Readonly<Record<string, string>> }

/** Sends the checkout's form; what came of an earlier try does not matter. */
export type SendCheckout = (before: CheckoutState | null, data: FormData) => Promise<CheckoutState>

/** A refusal with what is known of it. */
export function refuseCheckout(
  code: string,
  known: Partial<Omit<CheckoutRefusal, "kind" | "code">> = {},
): CheckoutRefusal {
  return { kind: "refused", code, message: "", faults: {}, total: null, ...known }
}
