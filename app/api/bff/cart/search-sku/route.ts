import { handleCartRequest } from "#lib/bff/cart-route-handler.ts"
import { findSkuByOptions } from "#lib/cart/cart-api.ts"
import { cartRequestSchemas } from "#lib/cart/request-schemas.ts"

export const dynamic = "force-dynamic"

/** Returns the SKU of a product for the chosen options. */
export function POST(request: Request): Promise<Response> {
  return handleCartRequest(request, cartRequestSchemas.searchSku, findSkuByOptions)
}
