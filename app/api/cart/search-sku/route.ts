import { findSkuByOptions } from "#lib/api/cart.ts"
import { handleCartRequest } from "#lib/cart/answer-cart-call.ts"
import { cartRequestSchemas } from "#lib/cart/cart-wishes.ts"

export const dynamic = "force-dynamic"

/** Returns the SKU of a product for the chosen options. */
export function POST(request: Request): Promise<Response> {
  return handleCartRequest(request, cartRequestSchemas.searchSku, findSkuByOptions)
}
