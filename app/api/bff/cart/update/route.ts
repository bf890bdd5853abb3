import { fetchCartAfterChange, handleCartRequest } from "#lib/bff/cart-route-handler.ts"
import { updateLine } from "#lib/cart/cart-api.ts"
import { cartRequestSchemas } from "#lib/cart/request-schemas.ts"

export const dynamic = "force-dynamic"

/** Handles a change of a cart line's quantity. */
export function POST(request: Request): Promise<Response> {
  return handleCartRequest(request, cartRequestSchemas.update, async ({ id, qty }) =>
    fetchCartAfterChange(await updateLine(id, qty)),
  )
}
