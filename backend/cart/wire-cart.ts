import { buildOptionalWireImage, type ImageLookup } from "#backend/catalogue/images.ts"
import type { AppliedPromotion } from "#backend/promotions/promotions.ts"
import {
  buildShippingPrice,
  buildWireShipping,
  hasShippableItems,
  resolveShippingOption,
  type ShippingOffer,
} from "#backend/shipping/shipping-options.ts"
import { cartLimits, type WireCart, type WireCartItem } from "#lib/contract/cart.ts"
import { formatErrorDetail } from "#lib/contract/error-detail.ts"
import { buildAmount } from "#lib/contract/money.ts"
import type { WalletName } from "#lib/contract/payment.ts"
import { buildContentPrice, type CartContent, type CartLine } from "./cart-content.ts"
import type { CartPlace } from "./cart-options.ts"
import { buildWirePaymentType, type PaymentType } from "./payment-types.ts"

/** Data returned with a cart besides its content. */
export type CartSurroundings = {
  sessionKey: string | null
  place: CartPlace | null
  offer: ShippingOffer
  paymentTypes: readonly PaymentType[]
  imageOf: ImageLookup
  leastCents: number
  /** True if the seller is registered for GST. */
  hasGst: boolean
  wallets: readonly WalletName[]
} & Pick<WireCart, "addresses" | "credit_balance">

/**
 * Builds the API record of a cart with its prices. Surcharges and store credit are not in its
 * total.
 */
export function buildWireCart(content: CartContent, around: CartSurroundings): WireCart {
  const { lines, choices } = content
  const itemsPrice = buildContentPrice(content)
  const itemsCents = itemsPrice.subtotal - itemsPrice.discount
  const { options } = around.offer
  const isPosted = hasShippableItems(lines)
  const shipping = resolveShippingOption(options, choices.shippingTypeId, itemsCents)
  const price = buildContentPrice(content, {
    shipping: shipping && buildShippingPrice(shipping),
    hasGst: around.hasGst,
  })
  const isKnown = shipping !== null || !isPosted
  return {
    sessionKey: around.sessionKey,
    item_count: lines.reduce((sum, { qty }) => sum + qty, 0),
    items: lines.map((line) => buildWireLine(line, around.imageOf)),
    subtotal: buildAmount(price.subtotal),
    all_in_stock: lines.every(({ warning }) => warning === null),
    promotion_code: content.promotionCode,
    promotion_message: formatErrorDetail(content.promotionError),
    promotion_detail: content.promotionError,
    promotion: content.promotion && buildWirePromotion(content.promotion),
    discount_amount: buildAmount(price.discount),
    needs_shipping: isPosted,
    needs_quote: around.offer.needsQuote,
    shipping_message: formatErrorDetail(around.offer.detail),
    shipping_detail: around.offer.detail,
    shipping_quotes: options.map((option) => buildWireShipping(option, itemsCents)),
    shipping_type: shipping?.id ?? null,
    shipping_amount: isKnown ? buildAmount(price.shipping) : null,
    shipping_address: around.place,
    total_amount: buildAmount(price.total),
    total_tax: buildAmount(price.tax),
    payment_types: around.paymentTypes.map((type) => buildWirePaymentType(type, price.total)),
    wallets: [...around.wallets],
    addresses: around.addresses,
    credit_balance: around.credit_balance,
    least_payment: buildAmount(around.leastCents),
  }
}

function buildWirePromotion({ name, discount, lineIds }: AppliedPromotion): WireCart["promotion"] {
  return {
    name,
    percent_basis_points: discount.kind === "percent" ? discount.basisPoints : null,
    amount: discount.kind === "fixed" ? buildAmount(discount.cents) : null,
    item_ids: lineIds,
  }
}

/** Builds the API record of a cart line. */
function buildWireLine(line: CartLine, imageOf: ImageLookup): WireCartItem {
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
    warning: formatErrorDetail(line.warning),
    warning_detail: line.warning,
    is_ticket: line.isTicket,
    ships_by_quote: line.shipsByQuote,
    lead_days_min: line.leadDays?.from ?? null,
    lead_days_max: line.leadDays?.to ?? null,
    shipping_note: line.shippingNote,
  }
}
