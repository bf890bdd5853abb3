import { updateLine } from "#lib/api/cart.ts"
import { answerCartCall, readAfter } from "#lib/cart/answer-cart-call.ts"
import { cartWishes } from "#lib/cart/cart-wishes.ts"

export const dynamic = "force-dynamic"

/** Handles a change of a cart line's quantity. */
export function POST(request: Request): Promise<Response> {
  return answerCartCall(request, cartWishes.update, async ({ id, qty }) =>
    readAfter(await updateLine(id, qty)),
  )
}
