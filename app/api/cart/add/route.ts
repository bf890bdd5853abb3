import { addCartLine } from "#lib/api/cart.ts"
import { cartRequestSchemas } from "#lib/cart/request-schemas.ts"
import { fetchCartAfterChange, handleCartRequest } from "#lib/cart/route-handler.ts"

export const dynamic = "force-dynamic"

/** Handles an addition to the cart. */
export function POST(request: Request): Promise<Response> {
  return handleCartRequest(request, cartRequestSchemas.add, async (input) =>
    fetchCartAfterChange(await addCartLine(input)),
  )
}
