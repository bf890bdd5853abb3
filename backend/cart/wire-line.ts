import type { ImageLookup } from "#backend/catalogue/image-rows.ts"
import { buildOptionalWireImage } from "#backend/catalogue/wire-image.ts"
import { cartLimits, type WireCartItem } from "#lib/contract/cart.ts"
import { buildAmount } from "#lib/contract/money.ts"
import type { CartLine } from "./cart-content.ts"

/** Builds the API record of a cart line. */
export function buildWireLine(line: CartLine, imageOf: ImageLookup): WireCartItem {
  const image = buildOptionalWireImage(imageOf(line.imageHash), { width: 300, aspect: "4x3" })
  return {
    id: line.id,
    url: line.slug,
    name: line.skuName,
    product_name: line.productName,
    sku_id: line.skuId,
    sku: { id: line.skuId, code: line.skuCode, variations: line.variations },
    addons: line.addons.map(({ id, name, value, label, cents }) => ({
      id,
      name,
      value,
      label,
      price: buildAmount(cents),
    })),
    qty: line.qty,
    price: buildAmount(line.unitCents),
    full_price: buildAmount(line.fullUnitCents),
    subtotal: buildAmount(line.unitCents * line.qty),
    image,
    img: image && {
      url: image.url,
      webp_url: image.webp_url,
      placeholder: image.placeholder,
    },
    can_purchase_qty: Math.min(line.available, cartLimits.qty),
    warning: line.warning,
    is_ticket: line.isTicket,
    ships_by_quote: line.shipsByQuote,
    lead_days_min: line.leadDays?.from ?? null,
    lead_days_max: line.leadDays?.to ?? null,
    shipping_note: line.shippingNote,
  }
}
