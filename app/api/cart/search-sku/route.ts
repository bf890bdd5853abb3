import { searchSku } from "#lib/api/cart.ts"
import { answerCartCall } from "#lib/cart/answer-cart-call.ts"
import { cartWishes } from "#lib/cart/cart-wishes.ts"

export const dynamic = "force-dynamic"

/** Returns the SKU of a product for the chosen options. */
export function POST(request: Request): Promise<Response> {
  return answerCartCall(request, cartWishes.searchSku, searchSku)
}
