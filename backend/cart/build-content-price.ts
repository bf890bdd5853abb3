import type { ErrorDetail } from "#lib/contract/error-detail.ts"
import {
  type CartPrice,
  type CartToPrice,
  resolveCartPrice,
} from "#lib/contract/rules/cart-price.ts"
import type { CartContent } from "./cart-content.ts"

/** Maximum value of an order in cents; larger orders are agreed in person. */
export const maxWorthCents = 99_999_999

/** Error for a cart above that maximum. */
export const maxWorthExceeded = {
  code: "cart_amount_full",
  params: { amount: maxWorthCents + 1 },
} as const satisfies ErrorDetail

/**
 * Returns the price of a cart's lines with its promotion, and with shipping, a payment surcharge
 * and store credit if passed.
 */
export function buildContentPrice(
  { lines, promotion }: Pick<CartContent, "lines" | "promotion">,
  parts: Partial<Pick<CartToPrice, "shipping" | "surcharge" | "creditCents" | "leastCents">> = {},
): CartPrice {
  const { shipping = null, surcharge = null, creditCents = 0, leastCents = 0 } = parts
  return resolveCartPrice({
    lines: lines.map(({ id, unitCents, qty }) => ({
      unitCents,
      qty,
      isInScope: promotion?.lineIds.includes(id) ?? false,
    })),
    discount: promotion?.discount ?? null,
    shipping,
    surcharge,
    creditCents,
    leastCents,
  })
}
