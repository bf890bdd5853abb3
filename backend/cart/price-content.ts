import { type CartPrice, type CartToPrice, priceCart } from "#lib/contract/price-cart.ts"
import type { CartContent } from "./cart-content.ts"

/** Most cents that an order may be worth; more is agreed in person. */
export const mostWorthCents = 99_999_999

/** What is said about a cart that is worth more. */
export const tooDearSentence =
  "We don’t take orders of $1,000,000.00 or more online. Please contact us."

/** What a cart's lines cost with its promotion, and with a delivery, a way to pay and a credit. */
export function priceContent(
  { lines, promotion }: Pick<CartContent, "lines" | "promotion">,
  parts: Partial<Pick<CartToPrice, "shipping" | "surcharge" | "creditCents" | "leastCents">> = {},
): CartPrice {
  const { shipping = null, surcharge = null, creditCents = 0, leastCents = 0 } = parts
  return priceCart({
    lines: lines.map(({ id, unitCents, qty }) => ({
      ...{ unitCents, qty },
      isInScope: promotion?.lineIds.includes(id) ?? false,
    })),
    discount: promotion?.discount ?? null,
    ...{ shipping, surcharge, creditCents, leastCents },
  })
}
