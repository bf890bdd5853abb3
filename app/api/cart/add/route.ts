import { addCartLine } from "#lib/api/cart.ts"
import { fetchCartAfterChange, handleCartRequest } from "#lib/cart/answer-cart-call.ts"
import { cartRequestSchemas } from "#lib/cart/cart-wishes.ts"

export const dynamic = "force-dynamic"

/** Handles an addition to the cart. */
export function POST(request: Request): Promise<Response> {
  return handleCartRequest(request, cartRequestSchemas.add, async (input) =>
    fetchCartAfterChange(await addCartLine(input)),
  )
}
