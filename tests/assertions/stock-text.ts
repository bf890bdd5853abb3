import type { WireProduct, WireSku } from "#lib/contract/product.ts"

type Kind = Pick<WireProduct, "is_ticket" | "ships_by_quote" | "lead_days_min">

/** Returns the stock text of a SKU on an English product page. */
export function getStockText(product: Kind, sku: WireSku): string {
  if (!sku.in_stock) return "Out of stock"
  if (sku.low_stock && product.lead_days_min === null) return "Only a few left"
  if (product.is_ticket) return "Tickets available"
  if (product.ships_by_quote) return "Available, delivery price on request"
  return product.lead_days_min === null ? "In stock" : "Available to order"
}
