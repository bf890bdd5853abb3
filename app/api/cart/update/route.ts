import { updateLine } from "#lib/api/cart.ts"
import { cartRequestSchemas } from "#lib/cart/request-schemas.ts"
import { fetchCartAfterChange, handleCartRequest } from "#lib/cart/route-handler.ts"

export const dynamic = "force-dynamic"

/** Handles a change of a cart line's quantity. */
export function POST(request: Request): Promise<Response> {
  return handleCartRequest(request, cartRequestSchemas.update, async ({ id, qty }) =>
    fetchCartAfterChange(await updateLine(id, qty)),
  )
}
