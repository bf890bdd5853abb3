import { fetchPricedCart } from "#lib/api/cart.ts"
import { cartRequestSchemas } from "#lib/cart/request-schemas.ts"
import { handleCartRequest } from "#lib/cart/route-handler.ts"

export const dynamic = "force-dynamic"

/** Returns the cart of the current user or guest, priced with the choices in the body. */
export function POST(request: Request): Promise<Response> {
  return handleCartRequest(request, cartRequestSchemas.read, fetchPricedCart)
}
