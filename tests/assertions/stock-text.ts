import type { WireProduct, WireSku } from "#lib/contract/product.ts"

type Kind = Pick<WireProduct, "is_ticket" | "ships_by_quote" | "lead_days_min">

/** Returns the stock text of a SKU on an English product page. */
export function getStockText(product: Kind, { in_stock: isInStock }: WireSku): string {
  if (!isInStock) return "Out of stock"
  if (product.is_ticket) return "Tickets available"
  if (product.ships_by_quote) return "Available, delivery price on request"
  return product.lead_days_min === null ? "In stock" : "Available to order"
}
