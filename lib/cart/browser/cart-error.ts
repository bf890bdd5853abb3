import { reportProblem } from "#lib/auth/browser/report-problem.ts"

/**
 * Why a cart change failed. `code` is the API's own, "offline" if nothing could be sent, or
 * "no_response" if the result is unknown.
 */
export type CartRequestError = {
  code: string
  /** The API's own message; empty if there is none. */
  message: string
  /** The cart line it belongs to; null for the whole cart. */
  itemId: number | null
}

/** A cart request without a valid response. */
export class CartFailure extends Error {
  override name = "CartFailure"
  readonly code: string

  constructor(code: string, message = "") {
    super(message)
    this.code = code
  }
}

/** Returns the error to show to the user. Reports an unexpected error in the console. */
export function buildCartRequestError(error: unknown): CartRequestError {
  if (error instanceof CartFailure)
    return { code: error.code, message: error.message, itemId: null }
  reportProblem("the cart could not be changed", error)
  return { code: "unavailable", message: "", itemId: null }
}
