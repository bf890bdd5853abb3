import { fetchPricedCart } from "#lib/api/cart.ts"
import { handleCartRequest } from "#lib/cart/answer-cart-call.ts"
import { cartRequestSchemas } from "#lib/cart/cart-wishes.ts"

export const dynamic = "force-dynamic"

/** Returns the cart of the current user or guest, priced with the choices in the body. */
export function POST(request: Request): Promise<Response> {
  return handleCartRequest(request, cartRequestSchemas.read, fetchPricedCart)
}
