import type { z } from "zod"
import { listShippingOptions, type ShippingPlace } from "#backend/shipping/shipping-options.ts"
import { buildWireShipping } from "#backend/shipping/wire-shipping.ts"
import type { shippingQuotesSchema } from "#lib/contract/cart.ts"
import { formatErrorDetail } from "#lib/contract/error-detail.ts"
import { buildContentPrice } from "./build-content-price.ts"
import type { CartDeps } from "./cart-parts.ts"
import { getCartContent } from "./get-cart-content.ts"
import type { Shopper } from "./shopper.ts"
import { findShopperCart } from "./shopper-cart.ts"

/** Returns the shipping prices for a destination, for the caller's cart or for an empty one. */
export async function getShippingQuotes(
  deps: CartDeps,
  shopper: Shopper,
  place: ShippingPlace,
): Promise<z.input<typeof shippingQuotesSchema>> {
  const { db, now } = deps
  const cart = await findShopperCart(db, deps, shopper)
  const reader = { now: now(), userId: shopper.userId }
  const content = cart === null ? null : await getCartContent(db, cart, reader)
  const { options, needsQuote, detail } = await listShippingOptions(db, place, content?.lines ?? [])
  const { subtotal, discount } = buildContentPrice(content ?? { lines: [], promotion: null })
  return {
    data: options.map((option) => buildWireShipping(option, subtotal - discount)),
    needs_quote: needsQuote,
    message: formatErrorDetail(detail),
    detail,
  }
}
