import type { ColumnType, Generated, GeneratedAlways } from "kysely"

type Id = Generated<number>
type Moment = ColumnType<Date, Date | string, Date | string>
type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>

/** Read as a parsed value that a schema still has to check; written as JSON text. */
type Json = ColumnType<unknown, string | undefined, string>

type Stamps = { created_at: Generated<Date>; updated_at: Generated<Date> }
type Content = Stamps & { id: Id; enabled: Generated<boolean> }

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
}

export type DomainsTable = Content & {
  name: string
  favicon: Maybe<string>
  dark_favicon: Maybe<string>
  theme_colour: string
  dark_theme_colour: string
  seo_title_prefix: Generated<string>
  seo_title_suffix: Generated<string>
  google_analytics_key: Maybe<string>
  google_tag_manager_key: Maybe<string>
  google_site_verification: Maybe<string>
  bing_site_verification: Maybe<string>
  facebook_pixel_key: Maybe<string>
  matomo_site_url: Maybe<string>
  matomo_site_id: Maybe<string>
  organisation_name: Generated<string>
  organisation_abn: Maybe<string>
  organisation_logo_hash: Maybe<string>
  organisation_logo_dark_hash: Maybe<string>
  organisation_address: Generated<string>
  organisation_email: Generated<string>
  organisation_phone: Maybe<string>
  facebook: Maybe<string>
  twitter: Maybe<string>
  instagram: Maybe<string>
  linkedin: Maybe<string>
  youtube: Maybe<string>
  pinterest: Maybe<string>
  github: Maybe<string>
  xing: Maybe<string>
  skype: Maybe<string>
  config: Json
}

export type VideosTable = Content & {
  name: string
  slug: string
  /** "file" for a film of our own at `/v/{id}.mp4`, else the name of the platform. */
  platform: Generated<string>
  /** Whole seconds. */
  length: Generated<number>
  slate_hash: Maybe<string>
}

export type PagesTable = Content & {
  name: string
  url: string
  title: Generated<string>
  meta_description: Generated<string>
  content: Generated<string>
  rows: Json
}

export type PageContentsTable = Content & {
  page_id: number
  sort_order: Generated<number>
  name: string
  template: string
  variables: Json
  hidden: Generated<boolean>
  start_time: MaybeMoment
  end_time: MaybeMoment
  text_colour: Maybe<string>
  background_colour: Maybe<string>
  padding_top: Maybe<string>
  padding_bottom: Maybe<string>
  padding_left: Maybe<string>
  padding_right: Maybe<string>
  margin_top: Maybe<string>
  margin_bottom: Maybe<string>
  full_width: Generated<boolean>
  background_image_hash: Maybe<string>
  background_image_fixed: Generated<boolean>
  background_image_opacity: Generated<number>
  background_image_saturation: Generated<number>
  background_video_id: Maybe<number>
  aos_type: Maybe<string>
  aos_easing: Maybe<string>
  aos_offset: Maybe<number>
  aos_duration: Maybe<number>
  aos_delay: Maybe<number>
  anchor_name: Maybe<string>
  editing: Generated<boolean>
  deleted: Generated<boolean>
}

export type GroupsTable = Content & {
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

export type ArticlesTable = Content & {
  name: string
  url: string
  blurb: Generated<string>
  author: Generated<string>
  title: Generated<string>
  meta_description: Generated<string>
  content: Generated<string>
  image_hash: Maybe<string>
  published_at: Moment
}

export type LinksTable = Content & {
  /** The menu's name, or the id of the link above in decimal. */
  parent: string
  sort_order: Generated<number>
  name: string
  link: string
  icon: Generated<string>
}

export type GalleriesTable = Content & {
  name: string
  url: string
  heading: Generated<string>
  sub_heading: Generated<string>
}

export type SlidesTable = Content & {
  gallery_id: number
  sort_order: Generated<number>
  heading: Generated<string>
  sub_heading: Generated<string>
  content: Generated<string>
  image_hash: Maybe<string>
  overlay_color: Generated<string>
  text_color: Generated<string>
  image_opacity: Generated<number>
  image_saturation: Generated<number>
  link: Generated<string>
  link_button_text: Generated<string>
  link_target: Generated<string>
}

export type RedirectsTable = Content & { from_path: string; to_path: string }

export type SitemapEntriesTable = Content & {
  path: string
  title: Generated<string>
  meta_description: Generated<string>
  canonical: Generated<string>
}

export type ProductsTable = Content & {
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
}

export type ProductGroupsTable = {
  product_id: number
  group_id: number
  sort_order: Generated<number>
}

export type PhotosTable = Content & {
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

export type SkusTable = Content & {
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

export type AddonsTable = Content & {
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

export type ProductAddonsTable = Content & {
  product_id: number
  addon_id: number
  min_qty: Generated<number>
  max_qty: Generated<number>
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
export type Database = {
  images: ImagesTable
  domains: DomainsTable
  videos: VideosTable
  pages: PagesTable
  page_contents: PageContentsTable
  groups: GroupsTable
  articles: ArticlesTable
  links: LinksTable
  galleries: GalleriesTable
  slides: SlidesTable
  redirects: RedirectsTable
  sitemap_entries: SitemapEntriesTable
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
