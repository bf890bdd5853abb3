import { addToCart } from "#lib/api/cart.ts"
import { answerCartCall, readAfter } from "#lib/cart/answer-cart-call.ts"
import { cartWishes } from "#lib/cart/cart-wishes.ts"

export const dynamic = "force-dynamic"

/** Handles an addition to the cart. */
export function POST(request: Request): Promise<Response> {
  return answerCartCall(request, cartWishes.add, async (wish) => readAfter(await addToCart(wish)))
}
