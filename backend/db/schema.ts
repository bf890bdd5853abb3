import type { ColumnType, Generated, GeneratedAlways } from "kysely"
import type { WireStockMovement } from "#lib/contract/product-work-calls.ts"
import type { AddonPattern } from "#lib/contract/rules/addon-text.ts"
import type { AccountTables } from "./accounts-schema.ts"
import type { AuditTables } from "./audit-schema.ts"
import type {
  Id,
  Json,
  Maybe,
  MaybeTimestamp,
  RecordColumns,
  Stamps,
  Timestamp,
} from "./column-types.ts"
import type { ContentTables } from "./content-schema.ts"
import type { FormTables } from "./forms-schema.ts"
import type { OrderTables } from "./orders-schema.ts"
import type { ProductQuestionsTable } from "./product-questions-schema.ts"
import type { ReviewTables } from "./reviews-schema.ts"
import type { SearchTables } from "./search-schema.ts"
import type { PaymentTables, SellingTables } from "./selling-schema.ts"
import type { TranslationTables } from "./translations-schema.ts"
import type { WishListTables } from "./wish-lists-schema.ts"

export type ImagesTable = Stamps & {
  /** SHA-256 of the original in lower-case hexadecimal, shortened to 32 characters. */
  hash: string
  file_name: string
  mime: string
  width: number
  height: number
  bytes: number
  alt: Generated<string>
  /** Name of the uploaded file; empty if it is not known. */
  name: Generated<string>
  tags: Generated<string[]>
  /** The focal point, which crops show, in percent of width and height. */
  focus_x: Generated<number>
  focus_y: Generated<number>
  /** Such as "#1a2b3c", lower case. */
  average_colour: string
  /** True for a customer's photo that the shop uses nowhere else. */
  is_private: Generated<boolean>
  /** When it was first detected that no record references the image. */
  unused_since: MaybeTimestamp
}

export type GroupsTable = RecordColumns & {
  name: string
  url: string
  /** `{namespace}/{model}` of the grouped records, such as "Sell/Product". */
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
  /** True if an enabled SKU exists; set by a trigger. Without one the product is hidden. */
  has_skus: ColumnType<boolean, never, never>
  /** tsvector as text; set by a trigger. */
  search: ColumnType<string, never, never>
  /** The part of `search` used for ranking: name, brand, SKU codes, blurb. */
  search_head: GeneratedAlways<string>
  sort_name: GeneratedAlways<string>
  ships_by_quote: Generated<boolean>
  /** Business days until dispatch, for products made to order. */
  lead_days_min: Maybe<number>
  lead_days_max: Maybe<number>
  is_ticket: Generated<boolean>
  event_at: MaybeTimestamp
  event_place: Generated<string>
  /** Place in lists sorted by "featured"; null: after those with a place. */
  featured_position: Maybe<number>
  /** Stock at or below which its SKUs are low; null: the shop's limit. */
  low_stock: Maybe<number>
}

export type ProductAttributesTable = {
  product_id: number
  name: string
  value: string
  sort_order: Generated<number>
}

export type ProductGroupsTable = {
  product_id: number
  group_id: number
  sort_order: Generated<number>
}

export type PhotosTable = RecordColumns & {
  product_id: number
  image_hash: string
  /** Id of the upload. The same upload is added only once (idempotent). */
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
  /** Start of the special price (inclusive); null: no start. */
  special_from: MaybeTimestamp
  /** End of the special price (exclusive); null: no end. */
  special_until: MaybeTimestamp
  stock: Generated<number>
  sku_photo_id: Maybe<number>
}

/** Added by a trigger with each change of a stock. */
export type StockMovementsTable = {
  id: Id
  at: ColumnType<Date, never, never>
  sku_id: number
  change: number
  stock_after: number
  reason: WireStockMovement["reason"]
  note: Generated<string>
  user_id: Maybe<number>
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

export type BoughtTogetherTable = {
  product_id: number
  other_id: number
  customer_count: number
}

export type ChangeOutboxTable = {
  id: Generated<string>
  /** JSON text of a list of changed records, see `lib/contract/webhook.ts`. */
  changes: Json
  attempts: Generated<number>
  next_attempt_at: Generated<Date>
  delivered_at: MaybeTimestamp
  last_error: Maybe<string>
  created_at: Generated<Date>
}

/** All tables of the shop, one type per table. */
export type Database = AccountTables &
  AuditTables &
  ContentTables &
  FormTables &
  JobTables &
  OrderTables &
  PaymentTables &
  ReviewTables &
  SearchTables &
  SellingTables &
  TranslationTables &
  WishListTables & {
    images: ImagesTable
    groups: GroupsTable
    products: ProductsTable
    product_groups: ProductGroupsTable
    product_attributes: ProductAttributesTable
    photos: PhotosTable
    product_variations: ProductVariationsTable
    product_variation_options: ProductVariationOptionsTable
    skus: SkusTable
    sku_options: SkuOptionsTable
    stock_movements: StockMovementsTable
    addons: AddonsTable
    addon_options: AddonOptionsTable
    product_addons: ProductAddonsTable
    product_questions: ProductQuestionsTable
    related_products: RelatedProductsTable
    bought_together: BoughtTogetherTable
    change_outbox: ChangeOutboxTable
  }

/** The last run of each background job. */
type JobRunsTable = {
  name: string
  due_at: Timestamp
  started_at: Timestamp
  succeeded_at: MaybeTimestamp
  fault: Maybe<string>
}

/** Queue of changed records with page URLs to submit to search engines (IndexNow). */
type SearchPingsTable = {
  kind: string
  slug: string
  changed_at: Generated<Date>
  attempts: Generated<number>
  next_attempt_at: Generated<Date>
}

type JobTables = { job_runs: JobRunsTable; search_pings: SearchPingsTable }
