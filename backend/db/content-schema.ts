import type { Generated } from "kysely"
import type {
  Id,
  Json,
  Maybe,
  MaybeDecimal,
  MaybeTimestamp,
  RecordColumns,
  Timestamp,
} from "./column-types.ts"

/** A record that belongs to at most one group of its own model. */
type Grouped = RecordColumns & { group_id: Maybe<number>; sort_order: Generated<number> }

export type DomainsTable = RecordColumns & {
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
  opening_hours: Json
  config: Json
}

export type VideosTable = RecordColumns & {
  name: string
  slug: string
  /** "file" for a self-hosted video at `/v/{id}.mp4` or `.webm`, else the name of the platform. */
  platform: Generated<string>
  /** Duration in whole seconds. */
  length: Generated<number>
  slate_hash: Maybe<string>
  /** "video/mp4" or "video/webm". */
  mime: Generated<string>
  /** Size of an uploaded file, and the SHA-256 of its content (hex). */
  bytes: Maybe<number>
  file_hash: Maybe<string>
}

export type PagesTable = RecordColumns & {
  name: string
  url: string
  title: Generated<string>
  meta_description: Generated<string>
  content: Generated<string>
  rows: Json
}

/** The draft of a page, which previews show instead of it. */
export type PageDraftsTable = {
  page_id: number
  /** Increases with each save. */
  revision: number
  body: Json
  base_version: string
  user_id: Maybe<number>
  saved_at: Timestamp
  publish_at: MaybeTimestamp
  problem: Maybe<"page_changed" | "rejected">
}

/** A state of a page that was published. */
export type PageVersionsTable = {
  id: Id
  page_id: number
  body: Json
  user_id: Maybe<number>
  published_at: Timestamp
}

export type PageContentsTable = RecordColumns & {
  page_id: number
  sort_order: Generated<number>
  name: string
  template: string
  variables: Json
  hidden: Generated<boolean>
  start_time: MaybeTimestamp
  end_time: MaybeTimestamp
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

export type ArticlesTable = RecordColumns & {
  name: string
  url: string
  blurb: Generated<string>
  author: Generated<string>
  title: Generated<string>
  meta_description: Generated<string>
  content: Generated<string>
  image_hash: Maybe<string>
  published_at: Timestamp
}

export type MenusTable = RecordColumns & {
  name: string
  url: string
}

export type LinksTable = RecordColumns & {
  /** The menu's slug (`menus.url`), or the parent link's id in decimal. */
  parent: string
  sort_order: Generated<number>
  name: string
  link: string
  icon: Generated<string>
}

export type FaqsTable = Grouped & {
  /** The question. */
  name: string
  /** The text shown below the question. */
  content: Generated<string>
}

export type TestimonialsTable = Grouped & {
  name: string
  title: Generated<string>
  content: Generated<string>
  image_hash: Maybe<string>
  /** 1 (worst) to 5 (best). */
  rating: MaybeDecimal
}

export type PeopleTable = Grouped & {
  first_name: string
  last_name: Generated<string>
  title: Generated<string>
  description: Generated<string>
  photo_hash: Maybe<string>
}

export type GalleriesTable = Grouped & {
  name: string
  url: string
  heading: Generated<string>
  sub_heading: Generated<string>
}

export type SlidesTable = RecordColumns & {
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
  free_side: Generated<"left" | "right">
  mirror_image: Generated<boolean>
  link: Generated<string>
  link_button_text: Generated<string>
  link_target: Generated<string>
}

export type RedirectsTable = RecordColumns & { from_path: string; to_path: string }

export type SitemapEntriesTable = RecordColumns & {
  path: string
  title: Generated<string>
  meta_description: Generated<string>
  canonical: Generated<string>
}

/** The tables of editorial content. */
export type ContentTables = {
  domains: DomainsTable
  videos: VideosTable
  pages: PagesTable
  page_contents: PageContentsTable
  page_drafts: PageDraftsTable
  page_versions: PageVersionsTable
  articles: ArticlesTable
  menus: MenusTable
  links: LinksTable
  faqs: FaqsTable
  testimonials: TestimonialsTable
  people: PeopleTable
  galleries: GalleriesTable
  slides: SlidesTable
  redirects: RedirectsTable
  sitemap_entries: SitemapEntriesTable
}
