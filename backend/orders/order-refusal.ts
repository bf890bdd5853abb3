import type { CartRefusalCode } from "#lib/contract/cart.ts"

/** Why an order is not taken, for a program and for the customer; nothing was kept of it. */
export type OrderRefusal = {
  code: CartRefusalCode
  message: string
  /** What it costs now, where that is not what the customer was shown. */
  totalCents?: number
}

/** A refusal with its sentence. */
export function refuseOrder(code: CartRefusalCode, message: string): { refused: OrderRefusal } {
  return { refused: { code, message } }
}

/** Thrown inside a transaction to undo it, and answered outside. */
export class UndoneOrder extends Error {
  readonly refused: OrderRefusal
  constructor(refused: OrderRefusal) {
    super(refused.message)
    this.refused = refused
  }
}
