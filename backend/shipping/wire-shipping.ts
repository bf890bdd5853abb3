import type { WireShippingQuote } from "#lib/contract/cart.ts"
import { buildAmount } from "#lib/contract/money.ts"
import { resolveShipping } from "#lib/contract/rules/cart-price.ts"
import { buildShippingPrice } from "./resolve-shipping-option.ts"
import type { ShippingOption } from "./shipping-options.ts"

/** Builds the API form of a shipping method, with its price for this subtotal of items. */
export function buildWireShipping(option: ShippingOption, itemsCents: number): WireShippingQuote {
  const { fullCents, freeOverCents } = option
  return {
    shipping_type_id: option.id,
    shipping_name: option.name,
    description: option.description,
    amount: buildAmount(resolveShipping(buildShippingPrice(option), itemsCents)),
    is_pick_up: option.isPickUp,
    full_amount: buildAmount(fullCents),
    free_over: freeOverCents === null ? null : buildAmount(freeOverCents),
  }
}
