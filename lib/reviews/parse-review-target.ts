import { parseOrderId, parseRecordToken } from "#lib/invoices/invoice-paths.ts"
import { reviewControls as controls, type ReviewTarget } from "./review-request.ts"

/** Parses the hidden controls of a review's forms; null if they name no product. */
export function parseReviewTarget(getControl: (name: string) => string): ReviewTarget | null {
  const token = parseRecordToken(getControl(controls.token))
  const productId = parseOrderId(getControl(controls.product))
  return token === null || productId === null ? null : { token, product_id: productId }
}
