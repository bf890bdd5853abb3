import { fetchCartAfterChange, handleCartRequest } from "#lib/bff/cart-route-handler.ts"
import { removeCartLine } from "#lib/cart/cart-api.ts"
import { cartRequestSchemas } from "#lib/cart/request-schemas.ts"

export const dynamic = "force-dynamic"

/** Handles the removal of a cart line. */
export function POST(request: Request): Promise<Response> {
  return handleCartRequest(request, cartRequestSchemas.remove, async ({ id }) =>
    fetchCartAfterChange(await removeCartLine(id)),
  )
}
