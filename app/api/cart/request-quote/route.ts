import { requestQuote } from "#lib/api/cart.ts"
import { handleCartRequest } from "#lib/cart/answer-cart-call.ts"
import { cartRequestSchemas } from "#lib/cart/cart-wishes.ts"

export const dynamic = "force-dynamic"

/** Handles the request for a shipping quote by email. */
export function POST(request: Request): Promise<Response> {
  return handleCartRequest(request, cartRequestSchemas.requestQuote, ({ address }) =>
    requestQuote(address),
  )
}
