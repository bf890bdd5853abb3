import { parsePicture } from "#lib/api/picture.ts"
import type { WireCart, WireCartItem, WireShippingQuote } from "#lib/contract/cart.ts"
import { parseAmount } from "#lib/contract/money.ts"
import type { WalletName, WirePaymentType } from "#lib/contract/payment.ts"
import {
  buildDeliveryPromise,
  type PromisedMethod,
  type PromisedOrder,
  type PromiseLine,
  parseLeadDays,
  parseTransitDays,
  resolveDeliveryKind,
} from "#lib/contract/rules/delivery-promise.ts"
import type { PromiseFormatter } from "#lib/i18n/promise-texts.ts"
import {
  buildLabelledAddon,
  buildLabelledTexts,
  type OptionalLabels,
} from "#lib/i18n/text-labels.ts"
import type { Cart, CartItem, PaymentType, Promotion, ShippingQuote } from "./cart.ts"

/**
 * Parses a cart, without its key, and with its delivery promises as text. Without `order`, they have
 * no dates.
 */
export function parseCart(
  wire: WireCart,
  formatPromise: PromiseFormatter,
  order: PromisedOrder | null = null,
): Cart {
  const { shipping_amount: shipping, shipping_address: place } = wire
  return {
    itemCount: wire.item_count,
    items: wire.items.map((item) => parseItem(item, wire.text_labels)),
    subtotal: parseAmount(wire.subtotal),
    isAllInStock: wire.all_in_stock,
    promotionCode: wire.promotion_code,
    promotionMessage: wire.promotion_message,
    promotion: parsePromotion(wire.promotion, wire.text_labels),
    discount: parseAmount(wire.discount_amount),
    needsShipping: wire.needs_shipping,
    needsQuote: wire.needs_quote,
    shippingMessage: wire.shipping_message,
    ...parsePromises(wire, formatPromise, order),
    shippingType: wire.shipping_type,
    shipping: shipping === null ? null : parseAmount(shipping),
    place: place && { addressId: place.id, suburb: place.suburb, postcode: place.postcode },
    total: parseAmount(wire.total_amount),
    tax: parseAmount(wire.total_tax),
    paymentTypes: wire.payment_types.map((type) => parsePaymentType(type, wire.text_labels)),
    wallets: wire.wallets.map((name) => walletLabels[name]),
    credit: parseAmount(wire.credit_balance),
    leastPayment: parseAmount(wire.least_payment),
  }
}

/** Returns the shipping methods with the promise of each, and the promises for the whole cart. */
function parsePromises(
  wire: WireCart,
  formatPromise: PromiseFormatter,
  order: PromisedOrder | null,
): Pick<Cart, "quotes" | "promises"> {
  const items = wire.items.map((item) => ({
    delivery: resolveDeliveryKind(item),
    leadDays: parseLeadDays(item),
  }))
  const formatLines = (method: PromisedMethod | null, names: readonly PromiseLine["name"][]) =>
    buildDeliveryPromise(items, method, order)
      .lines.filter(({ name }) => names.includes(name))
      .map(formatPromise)
  const quotes = wire.shipping_quotes.map((quote) => {
    const [promise = ""] = formatLines(parseMethod(quote), ["arrives", "ready", "readyMade"])
    return parseQuote(quote, promise, wire.text_labels)
  })
  const chosen = wire.shipping_quotes.find((quote) => quote.shipping_type_id === wire.shipping_type)
  const method = chosen ? parseMethod(chosen) : null
  return { quotes, promises: formatLines(method, ["leaves", "leavesMade", "ticketsToo"]) }
}

function parseMethod(wire: WireShippingQuote): PromisedMethod {
  const { is_pick_up: isPickUp, description } = wire
  return { isPickUp, description, transitDays: parseTransitDays(wire) }
}

function parseQuote(
  wire: WireShippingQuote,
  promise: string,
  labels: OptionalLabels,
): ShippingQuote {
  return {
    id: wire.shipping_type_id,
    ...buildLabelledTexts(labels, {
      name: ["shipping_type", wire.shipping_name],
      description: ["shipping_type", wire.description],
    }),
    amount: parseAmount(wire.amount),
    fullAmount: parseAmount(wire.full_amount),
    freeOver: wire.free_over === null ? null : parseAmount(wire.free_over),
    isPickUp: wire.is_pick_up,
    promise,
  }
}

/** Names of the wallets, which are the same in all languages. */
const walletLabels: Readonly<Record<WalletName, string>> = {
  apple_pay: "Apple Pay",
  google_pay: "Google Pay",
  link: "Link",
}

/** Parses a payment method. */
export function parsePaymentType(wire: WirePaymentType, labels?: OptionalLabels): PaymentType {
  return {
    code: wire.code,
    ...buildLabelledTexts(labels, {
      name: ["payment_type", wire.name],
      description: ["payment_type", wire.description],
    }),
    surchargeBasisPoints: wire.surcharge_basis_points,
    surchargeFixed: parseAmount(wire.surcharge_fixed),
  }
}

function parseItem(wire: WireCartItem, labels: OptionalLabels): CartItem {
  const texts = buildLabelledTexts(labels, {
    productName: ["product", wire.product_name],
    name: ["term", wire.name],
    shippingNote: ["product", wire.shipping_note],
  })
  return {
    id: wire.id,
    slug: wire.url,
    ...texts,
    ...(texts.translatedFields && {
      english: { productName: wire.product_name, name: wire.name },
    }),
    skuId: wire.sku_id,
    code: wire.sku.code,
    addons: wire.addons.map((addon) => {
      const shown = buildLabelledAddon(labels, addon, addon.label)
      const { id, value, price } = addon
      return { id, name: shown.name, value, label: shown.value, price: parseAmount(price) }
    }),
    qty: wire.qty,
    price: parseAmount(wire.price),
    fullPrice: parseAmount(wire.full_price),
    subtotal: parseAmount(wire.subtotal),
    picture: parsePicture(wire.image),
    warning: wire.warning,
  }
}

function parsePromotion(wire: WireCart["promotion"], labels: OptionalLabels): Promotion | null {
  if (wire === null) return null
  const { percent_basis_points: basisPoints, amount, item_ids: itemIds } = wire
  const own = { ...buildLabelledTexts(labels, { name: ["promotion", wire.name] }), itemIds }
  if (basisPoints !== null) return { ...own, discount: { kind: "percent", basisPoints } }
  if (amount === null) return null
  return { ...own, discount: { kind: "fixed", cents: parseAmount(amount) } }
}
