import type { Generated } from "kysely"
import type { Maybe, MaybeTimestamp, RecordColumns } from "./column-types.ts"

export type ShippingRegionsTable = RecordColumns & { name: string }

export type ShippingRegionPostcodesTable = RecordColumns & {
  region_id: number
  first_postcode: string
  last_postcode: string
  suburb: Generated<string>
  excluded: Generated<boolean>
}

export type ShippingTypesTable = RecordColumns & {
  name: string
  description: Generated<string>
  is_pick_up: Generated<boolean>
  sort_order: Generated<number>
}

export type ShippingCostsTable = RecordColumns & {
  shipping_type_id: number
  region_id: number
  amount_cents: number
  free_over_cents: Maybe<number>
}

export type PaymentTypesTable = RecordColumns & {
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

export type GiftVoucherThemesTable = RecordColumns & {
  name: string
  image_hash: Maybe<string>
  sort_order: Generated<number>
}

/** The tables of sales settings: shipping, payment methods, promotions, voucher themes. */
export type SellingTables = {
  shipping_regions: ShippingRegionsTable
  shipping_region_postcodes: ShippingRegionPostcodesTable
  shipping_types: ShippingTypesTable
  shipping_costs: ShippingCostsTable
  payment_types: PaymentTypesTable
  promotions: PromotionsTable
  gift_voucher_themes: GiftVoucherThemesTable
}
