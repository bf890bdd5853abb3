import { askCart } from "#lib/api/cart.ts"
import { answerCartCall } from "#lib/cart/answer-cart-call.ts"
import { cartWishes } from "#lib/cart/cart-wishes.ts"

export const dynamic = "force-dynamic"

/** Returns the cart of the current user or guest, priced with the choices in the body. */
export function POST(request: Request): Promise<Response> {
  return answerCartCall(request, cartWishes.read, askCart)
}
