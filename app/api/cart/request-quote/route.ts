import { requestQuote } from "#lib/api/cart.ts"
import { cartRequestSchemas } from "#lib/cart/request-schemas.ts"
import { handleCartRequest } from "#lib/cart/route-handler.ts"

export const dynamic = "force-dynamic"

/** Handles the request for a shipping quote by email. */
export function POST(request: Request): Promise<Response> {
  return handleCartRequest(request, cartRequestSchemas.requestQuote, ({ address }) =>
    requestQuote(address),
  )
}
