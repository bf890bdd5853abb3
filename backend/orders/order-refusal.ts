import type { CartRefusalCode } from "#lib/contract/cart.ts"

/** Why an order was rejected, as a code and as a message for the customer; nothing was stored. */
export type OrderRefusal = {
  code: CartRefusalCode
  message: string
  /** The current total, if it differs from the one that the customer was shown. */
  totalCents?: number
}

/** Builds a rejection with its message. */
export function refuseOrder(code: CartRefusalCode, message: string): { refused: OrderRefusal } {
  return { refused: { code, message } }
}

/** Thrown inside a transaction to roll it back; caught outside, where it becomes the response. */
export class UndoneOrder extends Error {
  readonly refused: OrderRefusal
  constructor(refused: OrderRefusal) {
    super(refused.message)
    this.refused = refused
  }
}
