import { removeLine } from "#lib/api/cart.ts"
import { answerCartCall, readAfter } from "#lib/cart/answer-cart-call.ts"
import { cartWishes } from "#lib/cart/cart-wishes.ts"

export const dynamic = "force-dynamic"

/** Handles the removal of a cart line. */
export function POST(request: Request): Promise<Response> {
  return answerCartCall(request, cartWishes.remove, async ({ id }) =>
    readAfter(await removeLine(id)),
  )
}
