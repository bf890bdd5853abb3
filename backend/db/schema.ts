import type { ColumnType, Generated, GeneratedAlways } from "kysely"
import type { AddonPattern } from "#lib/contract/addon-text.ts"
import type { AccountTables } from "./accounts-schema.ts"
import type { Id, Json, Maybe, MaybeMoment, RecordColumns, Stamps } from "./column-types.ts"
import type { ContentTables } from "./content-schema.ts"
import type { FormTables } from "./forms-schema.ts"
import type { JobTables } from "./jobs-schema.ts"
import type { OrderTables } from "./orders-schema.ts"
import type { PaymentTables } from "./payments-schema.ts"
import type { SellingTables } from "./selling-schema.ts"

export type ImagesTable = Stamps & {
  /** Lower-case hexadecimal SHA-256 of the original, shortened to 32 characters. */
  hash: string
  file_name: string
  mime: string
  width: number
  height: number
  bytes: number
  alt: Generated<string>
  /** Such as "#1a2b3c", lower case. */
  average_colour: string
  /** Whether it is a customer's photo, and nothing of the shop. */
  is_private: Generated<boolean>
  /** When it was first noticed that nothing shows it. */
  unused_since: MaybeMoment
}

export type GroupsTable = RecordColumns & {
  name: string
  url: string
  /** `{namespace}/{model}` of what the tree sorts, such as "Sell/Product". */
  model: string
  parent_id: Maybe<number>
  root: number
  lft: number
  rgt: number
  level: number
  content: Generated<string>
  title: Generated<string>
  meta_description: Generated<string>
  image_hash: Maybe<string>
}

export type ProductsTable = RecordColumns & {
  name: string
  url: string
  title: Generated<string>
  meta_description: Generated<string>
  blurb: Generated<string>
  brand: Generated<string>
  badge: Generated<string>
  content: Generated<string>
  shipping_note: Generated<string>
  is_new: Generated<boolean>
  primary_group_id: Maybe<number>
  size_chart_hash: Maybe<string>
  video_id: Maybe<number>
  /** Whether an enabled SKU exists; kept by a trigger. Without one the product is not shown. */
  has_skus: ColumnType<boolean, never, never>
  /** tsvector as text; kept by a trigger. */
  search: ColumnType<string, never, never>
  /** The part of `search` that ranks what is found: name, brand, SKU codes, blurb. */
  search_head: GeneratedAlways<string>
  sort_name: GeneratedAlways<string>
  ships_by_quote: Generated<boolean>
  /** Business days until it leaves, where it is made to order. */
  lead_days_min: Maybe<number>
  lead_days_max: Maybe<number>
  is_ticket: Generated<boolean>
  event_at: MaybeMoment
  event_place: Generated<string>
}

export type ProductGroupsTable = {
  product_id: number
  group_id: number
  sort_order: Generated<number>
}

export type PhotosTable = RecordColumns & {
  product_id: number
  image_hash: string
  /** The upload it came from; the same upload is added once. */
  upload_uuid: Maybe<string>
  sort_order: Generated<number>
  name: Generated<string>
  description: Generated<string>
}

export type ProductVariationsTable = {
  id: Id
  product_id: number
  name: string
  sort_order: Generated<number>
}

export type ProductVariationOptionsTable = {
  id: Id
  variation_id: number
  name: string
  sort_order: Generated<number>
}

export type SkusTable = RecordColumns & {
  product_id: number
  code: string
  sort_order: Generated<number>
  price_cents: number
  special_price_cents: Maybe<number>
  /** The special holds from this moment; null: from ever. */
  special_from: MaybeMoment
  /** The special holds before this moment; null: for ever. */
  special_until: MaybeMoment
  stock: Generated<number>
  sku_photo_id: Maybe<number>
}

export type SkuOptionsTable = { sku_id: number; variation_id: number; option_id: number }

export type AddonsTable = RecordColumns & {
  name: string
  type: "Checkbox" | "Dropdown" | "Qty" | "Text"
  required: Generated<boolean>
  price_cents: Generated<number>
}

export type AddonOptionsTable = {
  id: Id
  addon_id: number
  name: string
  price_cents: Generated<number>
  sort_order: Generated<number>
}

export type ProductAddonsTable = RecordColumns & {
  product_id: number
  addon_id: number
  min_qty: Generated<number>
  max_qty: Generated<number>
  max_length: Maybe<number>
  pattern: Maybe<AddonPattern>
  sort_order: Generated<number>
}

export type RelatedProductsTable = {
  product_id: number
  related_id: number
  sort_order: Generated<number>
}

export type ChangeOutboxTable = {
  id: Generated<string>
  /** JSON text of a list of changed records, see `lib/contract/webhook.ts`. */
  changes: Json
  attempts: Generated<number>
  next_attempt_at: Generated<Date>
  delivered_at: MaybeMoment
  last_error: Maybe<string>
  created_at: Generated<Date>
}

export type SearchWordsTable = { word: string }

/** The tables of the shop, one type per table. */
export type Database = AccountTables &
  ContentTables &
  FormTables &
  JobTables &
  OrderTables &
  PaymentTables &
  SellingTables & {
    images: ImagesTable
    groups: GroupsTable
    products: ProductsTable
    product_groups: ProductGroupsTable
    photos: PhotosTable
    product_variations: ProductVariationsTable
    product_variation_options: ProductVariationOptionsTable
    skus: SkusTable
    sku_options: SkuOptionsTable
    addons: AddonsTable
    addon_options: AddonOptionsTable
    product_addons: ProductAddonsTable
    related_products: RelatedProductsTable
    change_outbox: ChangeOutboxTable
    search_words: SearchWordsTable
  }
