import { removeCartLine } from "#lib/api/cart.ts"
import { fetchCartAfterChange, handleCartRequest } from "#lib/cart/answer-cart-call.ts"
import { cartRequestSchemas } from "#lib/cart/cart-wishes.ts"

export const dynamic = "force-dynamic"

/** Handles the removal of a cart line. */
export function POST(request: Request): Promise<Response> {
  return handleCartRequest(request, cartRequestSchemas.remove, async ({ id }) =>
    fetchCartAfterChange(await removeCartLine(id)),
  )
}
