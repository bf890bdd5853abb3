import type { Order, OrderLine } from "#backend/orders/order.ts"
import type { Voucher } from "#backend/vouchers/vouchers.ts"
import { annsAddress } from "./stored-orders.ts"

const timestamp = new Date("2026-11-20T14:30:00Z")
const stamps = { created_at: timestamp, updated_at: timestamp }

/** Builds the order of an email, with discount, surcharge, store credit and a note. */
export function buildEmailOrder(values: Partial<Order> = {}): Order {
  return {
    id: 17,
    token: "t0ken",
    status: "paid",
    stock_state: "sold",
    user_id: 1,
    cart_id: null,
    idempotency_key: null,
    request_digest: "",
    content_digest: "",
    email: "ann@example.com",
    address: annsAddress,
    shipping_type_id: null,
    shipping_name: "Std",
    is_pick_up: false,
    shipping_description: "3 to 5 business days",
    arrives_from: null,
    arrives_to: null,
    note: "Xq",
    marketing: false,
    language: "en",
    promotion_id: null,
    promotion_code: "TEN",
    payment_type: "card",
    subtotal_cents: 5_980,
    discount_cents: 598,
    shipping_cents: 1_060,
    surcharge_cents: 100,
    total_cents: 6_542,
    tax_cents: 595,
    credit_cents: 1_000,
    payment_id: null,
    return_path: "/",
    reserved_until: timestamp,
    cancel_reason: "",
    superseded_by: null,
    carrier: "",
    tracking_number: "",
    placed_at: timestamp,
    paid_at: timestamp,
    shipped_at: null,
    ...stamps,
    ...values,
  }
}

/** Builds an order line with an add-on. */
export function buildEmailOrderLine(values: Partial<OrderLine> = {}): OrderLine {
  return {
    id: 1,
    order_id: 17,
    sku_id: 1,
    product_id: 1,
    product_name: "Urn",
    sku_name: "Oak",
    sku_code: "URN-1",
    addons: [{ name: "Engraving", value: "Bo", price_cents: 0 }],
    addons_key: "",
    image_hash: null,
    qty: 2,
    unit_cents: 2_990,
    is_ticket: false,
    lead_days_min: null,
    lead_days_max: null,
    shipping_note: "",
    event_at: null,
    event_place: "",
    ...values,
  }
}

/** Builds a paid gift voucher. */
export function buildEmailVoucher(): Voucher {
  return {
    id: "1",
    token: "t0ken",
    theme_id: null,
    amount_cents: 5_000,
    buyer_id: null,
    buyer_email: "ann@example.com",
    language: "en",
    payment_id: 1,
    code_hash: "",
    issued_at: timestamp,
    redeemed_at: null,
    redeemed_by: null,
    void_at: null,
    void_reason: "",
    recipient_name: "Ben",
    recipient_email: "ben@example.com",
    sender_name: "Ann",
    message: "Xq",
    send_on: null,
    gifted_at: null,
    created_at: timestamp,
  }
}
