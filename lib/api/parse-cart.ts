import { buildAddressName, listAddressLines } from "#lib/account/saved-address.ts"
import type {
  Cart,
  CartItem,
  PaymentType,
  Promotion,
  SavedAddress,
  ShippingQuote,
} from "#lib/cart/cart.ts"
import type { WireAddress } from "#lib/contract/address.ts"
import type { WireCart, WireCartItem, WireShippingQuote } from "#lib/contract/cart.ts"
import type { WirePaymentType } from "#lib/contract/payment.ts"
import { parseAmount } from "#lib/money.ts"
import { parseSavedAddress } from "./parse-customer.ts"
import { parsePicture } from "./picture.ts"

/** A cart as the shop knows it, without the key to it. */
export function parseCart(wire: WireCart): Cart {
  const { shipping_amount: shipping, shipping_address: place } = wire
  return {
    itemCount: wire.item_count,
    items: wire.items.map(parseItem),
    subtotal: parseAmount(wire.subtotal),
    isAllInStock: wire.all_in_stock,
    promotionCode: wire.promotion_code,
    promotionMessage: wire.promotion_message,
    promotion: parsePromotion(wire.promotion),
    discount: parseAmount(wire.discount_amount),
    needsShipping: wire.needs_shipping,
    needsQuote: wire.needs_quote,
    shippingMessage: wire.shipping_message,
    quotes: wire.shipping_quotes.map(parseQuote),
    shippingType: wire.shipping_type,
    shipping: shipping === null ? null : parseAmount(shipping),
    place: place && { addressId: place.id, suburb: place.suburb, postcode: place.postcode },
    total: parseAmount(wire.total_amount),
    tax: parseAmount(wire.total_tax),
    paymentTypes: wire.payment_types.map(parsePaymentType),
    addresses: wire.addresses.filter(({ enabled }) => enabled).map(parseAddress),
    credit: parseAmount(wire.credit_balance),
    leastPayment: parseAmount(wire.least_payment),
  }
}

/** One way to deliver, as the shop knows it. */
export function parseQuote(wire: WireShippingQuote): ShippingQuote {
  return {
    id: wire.shipping_type_id,
    name: wire.shipping_name,
    description: wire.description,
    amount: parseAmount(wire.amount),
    fullAmount: parseAmount(wire.full_amount),
    freeOver: wire.free_over === null ? null : parseAmount(wire.free_over),
    isPickUp: wire.is_pick_up,
  }
}

/** One way to pay, as the shop knows it. */
export function parsePaymentType(wire: WirePaymentType): PaymentType {
  return {
    code: wire.code,
    name: wire.name,
    description: wire.description,
    surchargeBasisPoints: wire.surcharge_basis_points,
    surchargeFixed: parseAmount(wire.surcharge_fixed),
  }
}

function parseItem(wire: WireCartItem): CartItem {
  return {
    id: wire.id,
    slug: wire.url,
    name: wire.name,
    productName: wire.product_name,
    skuId: wire.sku_id,
    code: wire.sku.code,
    addons: wire.addons.map(({ id, name, value, label, price }) => ({
      ...{ id, name, value, label },
      price: parseAmount(price),
    })),
    qty: wire.qty,
    price: parseAmount(wire.price),
    fullPrice: parseAmount(wire.full_price),
    subtotal: parseAmount(wire.subtotal),
    picture: parsePicture(wire.image),
    canPurchase: wire.can_purchase_qty,
    warning: wire.warning,
  }
}

function parsePromotion(wire: WireCart["promotion"]): Promotion | null {
  if (wire === null) return null
  const { percent_basis_points: basisPoints, amount, item_ids: itemIds } = wire
  if (basisPoints !== null) return { discount: { kind: "percent", basisPoints }, itemIds }
  if (amount === null) return null
  return { discount: { kind: "fixed", cents: parseAmount(amount) }, itemIds }
}

function parseAddress(wire: WireAddress): SavedAddress {
  const address = parseSavedAddress(wire)
  return { id: wire.id, name: buildAddressName(address), lines: listAddressLines(address) }
}
