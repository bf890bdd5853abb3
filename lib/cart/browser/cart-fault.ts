import { reportProblem } from "#lib/session/browser/report-problem.ts"

/**
 * Why the cart did not become what was wished. `code` is the shop's own, or "offline" where nothing
 * could be sent, or "no_answer" where nobody knows what became of it.
 */
export type CartFault = {
  code: string
  /** The shop's own sentence; empty where it said none. */
  message: string
  /** The line it is about; null where it is about the whole cart. */
  itemId: number | null
}

/** Something else than an answer came back. */
export class CartFailure extends Error {
  override name = "CartFailure"
  readonly code: string

  constructor(code: string, message = "") {
    super(message)
    this.code = code
  }
}

/** What is said to the shopper about what went wrong. */
export function buildFault(error: unknown): CartFault {
  if (error instanceof CartFailure)
    return { code: error.code, message: error.message, itemId: null }
  reportProblem("the cart could not be changed", error)
  return { code: "unavailable", message: "", itemId: null }
}
