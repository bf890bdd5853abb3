import type { CartErrorCode } from "#lib/contract/cart.ts"

/** Why an order was rejected, as a code and as a message for the customer; nothing was stored. */
export type OrderRejection = {
  code: CartErrorCode
  message: string
  /** The current total, if it differs from the one that the customer was shown. */
  totalCents?: number
}

/** Builds a rejection with its message. */
export function buildOrderRejection(
  code: CartErrorCode,
  message: string,
): { rejection: OrderRejection } {
  return { rejection: { code, message } }
}

/** Thrown inside a transaction to roll it back; caught outside, where it becomes the response. */
export class OrderRejectedError extends Error {
  readonly rejection: OrderRejection
  constructor(rejection: OrderRejection) {
    super(rejection.message)
    this.rejection = rejection
  }
}
