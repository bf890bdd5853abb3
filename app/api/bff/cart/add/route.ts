import { fetchCartAfterChange, handleCartRequest } from "#lib/bff/cart-route-handler.ts"
import { addCartLine } from "#lib/cart/cart-api.ts"
import { cartRequestSchemas } from "#lib/cart/request-schemas.ts"

export const dynamic = "force-dynamic"

/** Handles an addition to the cart. */
export function POST(request: Request): Promise<Response> {
  return handleCartRequest(request, cartRequestSchemas.add, async (input) =>
    fetchCartAfterChange(await addCartLine(input)),
  )
}
