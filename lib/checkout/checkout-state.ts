import type { ErrorMessage } from "#lib/contract/error-detail.ts"
import type { Money } from "#lib/contract/money.ts"

/** Why an order was rejected, with messages for the customer. */
export type CheckoutRejection = {
  kind: "rejected"
  /** The API's own code, "unavailable" if the result is unknown, or "signedOut". */
  code: string
  /** Empty if the interface shows its own message for the code. */
  message: string
  /** One message for each rejected field. */
  fieldErrors: Readonly<Record<string, string>>
  /** The current total, if it differs from the one shown. */
  total: Money | null
}

/** Result of the checkout form. */
export type CheckoutResult =
  | CheckoutRejection
  /** The order is placed; the browser is redirected to this URL, which can be on another site. */
  | { kind: "placed"; address: string }
  /** The total was computed. */
  | { kind: "priced" }
  /** A shipping quote was requested from the shop. */
  | { kind: "quoteRequested"; message: string }

/** The same rejection with the details, before it is translated. */
export type CheckoutError = Omit<CheckoutRejection, "message" | "fieldErrors"> & {
  message: ErrorMessage | ""
  fieldErrors: Readonly<Record<string, ErrorMessage>>
}

/** Result of the checkout form before its messages are translated. */
export type UntranslatedCheckoutResult = Exclude<CheckoutResult, CheckoutRejection> | CheckoutError

/** The result with the submitted values, for a page that is rendered again without JavaScript. */
export type CheckoutState = CheckoutResult & { typed: Readonly<Record<string, string>> }

/** Server action of the checkout form; the state of an earlier submission is ignored. */
export type SendCheckout = (before: CheckoutState | null, data: FormData) => Promise<CheckoutState>

/** Returns a rejection with this code and the known details. */
export function buildCheckoutRejection(
  code: string,
  known: Partial<Omit<CheckoutRejection, "kind" | "code">> = {},
): CheckoutRejection {
  return { kind: "rejected", code, message: "", fieldErrors: {}, total: null, ...known }
}

/** Returns an untranslated rejection with this code and the known details. */
export function buildCheckoutError(
  code: string,
  known: Partial<Omit<CheckoutError, "kind" | "code">> = {},
): CheckoutError {
  return { kind: "rejected", code, message: "", fieldErrors: {}, total: null, ...known }
}
