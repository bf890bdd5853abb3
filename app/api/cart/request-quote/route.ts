import { handleCartRequest } from "#lib/bff/cart-route-handler.ts"
import { requestQuote } from "#lib/cart/cart-api.ts"
import { cartRequestSchemas } from "#lib/cart/request-schemas.ts"

export const dynamic = "force-dynamic"

/** Handles the request for a shipping quote by email. */
export function POST(request: Request): Promise<Response> {
  return handleCartRequest(request, cartRequestSchemas.requestQuote, ({ address }) =>
    requestQuote(address),
  )
}
