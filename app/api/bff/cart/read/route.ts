import { handleCartRequest } from "#lib/bff/cart-route-handler.ts"
import { fetchPricedCart } from "#lib/cart/cart-api.ts"
import { cartRequestSchemas } from "#lib/cart/request-schemas.ts"

export const dynamic = "force-dynamic"

/** Returns the cart of the current user or guest, priced with the choices in the body. */
export function POST(request: Request): Promise<Response> {
  return handleCartRequest(request, cartRequestSchemas.read, async (choices) => {
    const result = await fetchPricedCart(choices)
    return result.ok ? { ok: true, value: { cart: result.value } } : result
  })
}
