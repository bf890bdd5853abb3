import { removeCartLine } from "#lib/api/cart.ts"
import { cartRequestSchemas } from "#lib/cart/request-schemas.ts"
import { fetchCartAfterChange, handleCartRequest } from "#lib/cart/route-handler.ts"

export const dynamic = "force-dynamic"

/** Handles the removal of a cart line. */
export function POST(request: Request): Promise<Response> {
  return handleCartRequest(request, cartRequestSchemas.remove, async ({ id }) =>
    fetchCartAfterChange(await removeCartLine(id)),
  )
}
