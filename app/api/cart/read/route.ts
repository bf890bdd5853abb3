import { askCart } from "#lib/api/cart.ts"
import { answerCartCall } from "#lib/cart/answer-cart-call.ts"
import { cartWishes } from "#lib/cart/cart-wishes.ts"

export const dynamic = "force-dynamic"

/** The cart of who asks, with what it costs by the choices that are sent. */
export function POST(request: Request): Promise<Response> {
  return answerCartCall(request, cartWishes.read, askCart)
}
