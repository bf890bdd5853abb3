import { requestQuote } from "#lib/api/cart.ts"
import { answerCartCall } from "#lib/cart/answer-cart-call.ts"
import { cartWishes } from "#lib/cart/cart-wishes.ts"

export const dynamic = "force-dynamic"

/** Handles the request for a shipping quote by email. */
export function POST(request: Request): Promise<Response> {
  return answerCartCall(request, cartWishes.requestQuote, ({ address }) => requestQuote(address))
}
