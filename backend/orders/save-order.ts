import { randomBytes } from "node:crypto"
import type { CartLine } from "#backend/cart/cart-content.ts"
import { resolveReturnPath } from "#backend/forms/return-path.ts"
import type { SubmitOrder } from "#lib/contract/order.ts"
import type { DateSpan } from "#lib/contract/rules/business-days.ts"
import type { CartPrice } from "#lib/contract/rules/cart-price.ts"
import type { Checkout } from "./checkout.ts"
import type { Order, OrderTrx } from "./order.ts"
import type { OrderParts } from "./order-parts.ts"
import { buildStoredAddress } from "./order-terms.ts"
import { createCreditEntry } from "./store-credit.ts"
import { saveOrderEvent } from "./update-order-status.ts"

/** The path that the payer returns to by default. */
const usualReturnPath = "/payment-return"

export type NewOrder = {
  userId: number
  email: string
  /** The language of the order's emails. */
  language: string
  body: SubmitOrder
  checkout: Checkout
  price: CartPrice
  /** Between which days it is promised to arrive; null if no days are known. */
  arrival: DateSpan | null
  requestDigest: string
  contentDigest: string
  now: Date
  /** Digest of the client's IP address; empty if it identifies no client. */
  network: string
}

/**
 * Saves an order as agreed, with its lines, promotion use and store credit. Its stock is already
 * reserved, or will only be taken on payment ("released").
 */
export async function saveOrder(
  trx: OrderTrx,
  parts: OrderParts,
  input: NewOrder,
  stockState: "reserved" | "released",
): Promise<Order> {
  const order = await trx
    .insertInto("orders")
    .values({
      ...buildTerms(input),
      ...buildSums(input.price),
      stock_state: stockState,
      token: randomBytes(32).toString("base64url"),
      return_path: resolveReturnPath(input.body.url, parts.siteUrl) ?? usualReturnPath,
      reserved_until: new Date(input.now.getTime() + parts.reservationMs),
      placed_at: input.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const lines = input.checkout.content.lines.map((line) => buildLine(order.id, line))
  await trx.insertInto("order_lines").values(lines).execute()
  if (order.promotion_id !== null) await savePromotionUse(trx, order, order.promotion_id)
  await createCreditEntry(trx, order, order.credit_cents)
  const step = { from: "", to: order.status, actor: "customer", note: "", now: input.now } as const
  await saveOrderEvent(trx, order.id, step)
  return order
}

/** Saves that an order uses a promotion, which counts towards the promotion's limits. */
export async function savePromotionUse(
  trx: OrderTrx,
  { id, user_id }: Pick<Order, "id" | "user_id">,
  promotionId: number,
): Promise<void> {
  await trx
    .insertInto("promotion_uses")
    .values({ order_id: id, promotion_id: promotionId, user_id })
    .execute()
}

function buildTerms(input: NewOrder) {
  const { userId, email, language, body, checkout, price, arrival, ...digests } = input
  const { content, address, option, promotion, paymentType } = checkout
  return {
    user_id: userId,
    cart_id: content.id,
    idempotency_key: body.key ?? null,
    request_digest: digests.requestDigest,
    content_digest: digests.contentDigest,
    email,
    language,
    ...(address !== null && { address: JSON.stringify(buildStoredAddress(address)) }),
    shipping_type_id: option?.id ?? null,
    shipping_name: option?.name ?? "",
    shipping_description: option?.description ?? "",
    arrives_from: arrival?.from ?? null,
    arrives_to: arrival?.to ?? null,
    is_pick_up: option?.isPickUp ?? false,
    note: body.note,
    marketing: body.marketing,
    promotion_id: promotion?.id ?? null,
    promotion_code: promotion?.code ?? "",
    payment_type: price.payable > 0 ? (paymentType?.code ?? "") : "",
  }
}

function buildSums(price: CartPrice) {
  return {
    subtotal_cents: price.subtotal,
    discount_cents: price.discount,
    shipping_cents: price.shipping,
    surcharge_cents: price.surcharge,
    total_cents: price.total,
    tax_cents: price.tax,
    credit_cents: price.credit,
  }
}

function buildLine(orderId: number, line: CartLine) {
  const addons = line.addons.map(({ name, label, cents }) => ({
    name,
    value: label,
    price_cents: cents,
  }))
  return {
    order_id: orderId,
    sku_id: line.skuId,
    product_id: line.productId,
    product_name: line.productName,
    sku_name: line.skuName,
    sku_code: line.skuCode,
    addons: JSON.stringify(addons),
    addons_key: line.addonsKey,
    image_hash: line.imageHash,
    qty: line.qty,
    unit_cents: line.unitCents,
    is_ticket: line.isTicket,
    lead_days_min: line.leadDays?.from ?? null,
    lead_days_max: line.leadDays?.to ?? null,
    shipping_note: line.shippingNote,
    event_at: line.eventAt,
    event_place: line.eventPlace,
  }
}
