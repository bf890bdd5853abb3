import type { CartErrorCode } from "#lib/contract/cart.ts"
import type { ErrorDetail } from "#lib/contract/error-detail.ts"
import type { Result } from "#lib/contract/result.ts"

/** Why an order was rejected, as the contract's code and its detail; nothing was stored. */
export type OrderRejection = {
  code: CartErrorCode
  detail: ErrorDetail
  /** The current total, if it differs from the one that the customer was shown. */
  totalCents?: number
}

/** Builds the result of an order that is rejected, with the detail. */
export function buildOrderRejection(
  code: CartErrorCode,
  detail: ErrorDetail,
): Result<never, OrderRejection> {
  return { ok: false, error: { code, detail } }
}

/** Thrown inside a transaction to roll it back; caught outside, where it becomes the response. */
export class OrderRejectedError extends Error {
  readonly rejection: OrderRejection
  constructor(rejection: OrderRejection) {
    super(rejection.detail.code)
    this.rejection = rejection
  }
}
