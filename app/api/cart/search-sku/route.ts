import { findSkuByOptions } from "#lib/api/cart.ts"
import { cartRequestSchemas } from "#lib/cart/request-schemas.ts"
import { handleCartRequest } from "#lib/cart/route-handler.ts"

export const dynamic = "force-dynamic"

/** Returns the SKU of a product for the chosen options. */
export function POST(request: Request): Promise<Response> {
  return handleCartRequest(request, cartRequestSchemas.searchSku, findSkuByOptions)
}
