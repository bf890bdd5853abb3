import type { Generated } from "kysely"
import type { PaymentStatus } from "#lib/contract/payment.ts"
import type { Maybe, MaybeTimestamp, RecordColumns, Stamps, Timestamp } from "./column-types.ts"

type ShippingRegionsTable = RecordColumns & { name: string }

type ShippingRegionPostcodesTable = RecordColumns & {
  region_id: number
  first_postcode: string
  last_postcode: string
  suburb: Generated<string>
  excluded: Generated<boolean>
}

type ShippingTypesTable = RecordColumns & {
  name: string
  description: Generated<string>
  is_pick_up: Generated<boolean>
  sort_order: Generated<number>
}

type ShippingCostsTable = RecordColumns & {
  shipping_type_id: number
  region_id: number
  amount_cents: number
  free_over_cents: Maybe<number>
  transit_days_min: Maybe<number>
  transit_days_max: Maybe<number>
}

type PaymentTypesTable = RecordColumns & {
  code: string
  name: string
  description: Generated<string>
  surcharge_basis_points: Generated<number>
  surcharge_cents: Generated<number>
  is_credit_card: Generated<boolean>
  sort_order: Generated<number>
}

export type PromotionsTable = RecordColumns & {
  code: string
  name: Generated<string>
  percent_basis_points: Maybe<number>
  amount_cents: Maybe<number>
  starts_at: MaybeTimestamp
  ends_at: MaybeTimestamp
  max_uses: Maybe<number>
  max_uses_per_customer: Maybe<number>
  first_order_only: Generated<boolean>
  min_spend_cents: Generated<number>
  product_ids: Generated<number[]>
  group_ids: Generated<number[]>
}

type GiftVoucherThemesTable = RecordColumns & {
  name: string
  image_hash: Maybe<string>
  sort_order: Generated<number>
}

/** A request to be emailed when a SKU is back in stock. */
export type StockAlertsTable = {
  id: Generated<number>
  sku_id: number
  email: string
  address_key: string
  language: Generated<string>
  created_at: Timestamp
  confirmed_at: MaybeTimestamp
}

type StockAlertRoundsTable = { sku_id: number; started_at: Timestamp; sent_count: number }

/**
 * The tables of sales settings: shipping, payment methods, promotions, voucher themes; and of stock
 * alerts.
 */
export type SellingTables = {
  shipping_regions: ShippingRegionsTable
  shipping_region_postcodes: ShippingRegionPostcodesTable
  shipping_types: ShippingTypesTable
  shipping_costs: ShippingCostsTable
  payment_types: PaymentTypesTable
  promotions: PromotionsTable
  gift_voucher_themes: GiftVoucherThemesTable
  stock_alerts: StockAlertsTable
  stock_alert_rounds: StockAlertRoundsTable
}

export type PaymentsTable = Stamps & {
  id: Generated<number>
  token: string
  gateway: string
  purpose: string
  reference: string
  description: string
  amount_cents: number
  currency: Generated<string>
  status: Generated<PaymentStatus>
  /** Path and query on the shop's own origin. */
  return_path: string
  settled_at: MaybeTimestamp
  gateway_reference: Maybe<string>
  pay_address: Maybe<string>
  payer_email: Generated<string>
  captured_cents: Generated<number>
  refund_due_cents: Generated<number>
  refunded_cents: Generated<number>
  refund_reason: Generated<string>
  cancel_due: Generated<boolean>
  asked_at: MaybeTimestamp
  trouble: Generated<string>
}

type PaymentEventsTable = {
  gateway: string
  event_id: string
  payment_id: Maybe<number>
  received_at: Generated<Date>
}

export type SandboxStatus = "open" | Exclude<PaymentStatus, "waiting">

export type SandboxSessionsTable = {
  reference: string
  token: string
  description: string
  amount_cents: number
  currency: string
  return_address: string
  payer_email: Generated<string>
  status: Generated<SandboxStatus>
  captured_cents: Generated<number>
  refunded_cents: Generated<number>
  pays_at: MaybeTimestamp
  created_at: Generated<Date>
}

type SandboxEventsTable = {
  id: string
  reference: string
  due_at: Timestamp
  tellings: Generated<number>
}

type SandboxRefundsTable = {
  key: string
  reference: string
  amount_cents: number
  created_at: Generated<Date>
}

/** The tables of payments and of the sandbox gateway. */
export type PaymentTables = {
  payments: PaymentsTable
  payment_events: PaymentEventsTable
  sandbox_sessions: SandboxSessionsTable
  sandbox_events: SandboxEventsTable
  sandbox_refunds: SandboxRefundsTable
}
