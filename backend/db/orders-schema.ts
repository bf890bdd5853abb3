import type { Generated } from "kysely"
import type { OrderStatus } from "#lib/contract/rules/order-status.ts"
import type {
  Id,
  Json,
  Maybe,
  MaybeJson,
  MaybeTimestamp,
  Stamps,
  Timestamp,
} from "./column-types.ts"

export type StockState = "reserved" | "sold" | "released"

export type CartsTable = Stamps & {
  id: Generated<string>
  user_id: Maybe<number>
  session_hash: Maybe<string>
  promotion_code: Generated<string>
  shipping_type_id: Maybe<number>
  address_id: Maybe<number>
  suburb: Generated<string>
  postcode: Generated<string>
}

export type CartLinesTable = Stamps & {
  id: Id
  cart_id: string
  sku_id: number
  qty: number
  addons: Json
  addons_key: Generated<string>
}

export type OrdersTable = Stamps & {
  id: Id
  token: string
  status: Generated<OrderStatus>
  stock_state: Generated<StockState>
  user_id: number
  cart_id: Maybe<string>
  idempotency_key: Maybe<string>
  request_digest: string
  content_digest: string
  email: string
  address: MaybeJson
  shipping_type_id: Maybe<number>
  shipping_name: Generated<string>
  shipping_description: Generated<string>
  /** Between which days it was promised to arrive, such as "2026-12-02"; null: none were. */
  arrives_from: Maybe<string>
  arrives_to: Maybe<string>
  is_pick_up: Generated<boolean>
  note: Generated<string>
  marketing: Generated<boolean>
  language: Generated<string>
  promotion_id: Maybe<number>
  promotion_code: Generated<string>
  payment_type: Generated<string>
  subtotal_cents: number
  discount_cents: Generated<number>
  shipping_cents: Generated<number>
  surcharge_cents: Generated<number>
  total_cents: number
  tax_cents: number
  credit_cents: Generated<number>
  payment_id: Maybe<number>
  return_path: Generated<string>
  reserved_until: Timestamp
  cancel_reason: Generated<string>
  superseded_by: Maybe<number>
  carrier: Generated<string>
  tracking_number: Generated<string>
  placed_at: Generated<Date>
  paid_at: MaybeTimestamp
  shipped_at: MaybeTimestamp
}

export type OrderLinesTable = {
  id: Id
  order_id: number
  sku_id: Maybe<number>
  product_id: Maybe<number>
  product_name: string
  sku_name: Generated<string>
  sku_code: string
  addons: Json
  addons_key: Generated<string>
  image_hash: Maybe<string>
  qty: number
  unit_cents: number
  is_ticket: Generated<boolean>
  lead_days_min: Maybe<number>
  lead_days_max: Maybe<number>
  shipping_note: Generated<string>
  event_at: MaybeTimestamp
  event_place: Generated<string>
}

export type OrderEventsTable = {
  id: Id
  order_id: number
  from_status: string
  to_status: string
  actor: string
  note: Generated<string>
  created_at: Generated<Date>
}

/** A parcel of an order that is sent in parts. */
type OrderParcelsTable = {
  id: Id
  order_id: number
  carrier: Generated<string>
  tracking_number: Generated<string>
  sent_at: Timestamp
}

type OrderParcelLinesTable = { parcel_id: number; order_line_id: number; qty: number }

/** A refund of a part of an order's money. */
type OrderRefundsTable = {
  id: Id
  order_id: number
  amount_cents: number
  reason: Generated<string>
  is_restocked: Generated<boolean>
  refunded_at: Timestamp
}

/** An administrator's note on an order, which no customer sees. */
type OrderNotesTable = {
  id: Id
  order_id: number
  /** Null: the owner's token. */
  user_id: Maybe<number>
  note: string
  created_at: Timestamp
}

type OrderRefundLinesTable = { refund_id: number; order_line_id: number; qty: number }

/** Stock reserved for an unpaid order. */
export type StockHoldsTable = {
  order_id: number
  user_id: number
  network: Generated<string>
  address: Generated<string>
  held_from: Timestamp
  held_until: MaybeTimestamp
}

export type PromotionUsesTable = { order_id: number; promotion_id: number; user_id: number }

export type TicketsTable = {
  id: Id
  order_line_id: number
  number: number
  code: string
  created_at: Generated<Date>
}

export type GiftVouchersTable = {
  id: Generated<string>
  token: string
  theme_id: Maybe<number>
  amount_cents: number
  buyer_id: Maybe<number>
  buyer_email: Generated<string>
  language: Generated<string>
  payment_id: Maybe<number>
  code_hash: Maybe<string>
  issued_at: MaybeTimestamp
  redeemed_at: MaybeTimestamp
  redeemed_by: Maybe<number>
  void_at: MaybeTimestamp
  /** Why an administrator made it void; empty where its payment was refunded. */
  void_reason: Generated<string>
  recipient_name: Generated<string>
  recipient_email: Generated<string>
  sender_name: Generated<string>
  message: Generated<string>
  send_on: Maybe<string>
  gifted_at: MaybeTimestamp
  created_at: Generated<Date>
}

/** The tables of carts, orders, tickets and vouchers. */
export type OrderTables = {
  carts: CartsTable
  cart_lines: CartLinesTable
  orders: OrdersTable
  order_lines: OrderLinesTable
  order_events: OrderEventsTable
  order_parcels: OrderParcelsTable
  order_parcel_lines: OrderParcelLinesTable
  order_refunds: OrderRefundsTable
  order_refund_lines: OrderRefundLinesTable
  order_notes: OrderNotesTable
  stock_holds: StockHoldsTable
  promotion_uses: PromotionUsesTable
  tickets: TicketsTable
  gift_vouchers: GiftVouchersTable
}
