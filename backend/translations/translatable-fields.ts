import type { Database } from "#backend/db/schema.ts"
import type { TextFormat, TranslatableKind } from "#lib/contract/translation.ts"

type TranslatableKindDefinition = {
  table: keyof Database
  /** Column that names a record in exported files, unique among its kind; else its id does. */
  key?: string
  /** Columns whose texts name a record in lists; else its column `name`. */
  title?: readonly string[]
  /** Texts of the record by column. */
  fields: Readonly<Record<string, TextFormat>>
  /** Columns of JSON with further texts: see `widget-texts.ts`, `form-texts.ts`, `site-texts.ts`. */
  json?: readonly string[]
  /**
   * Fields that must be translated before a page of the record is published in a language, as far as
   * they are not empty in English.
   */
  main?: readonly string[]
}

const pageFields = { title: "text", meta_description: "text", content: "html" } as const
const main = ["name", "title", "meta_description", "content"] as const

/**
 * What can be translated: the kinds of records, and which of their columns visitors read. Pages and
 * content blocks also have the texts of their widgets, and forms those of their fields.
 */
export const translatableKinds = {
  product: {
    table: "products",
    key: "url",
    fields: { name: "text", blurb: "text", badge: "text", ...pageFields, shipping_note: "text" },
    main,
  },
  addon: { table: "addons", fields: { name: "text" } },
  addon_option: { table: "addon_options", fields: { name: "text" } },
  group: { table: "groups", fields: { name: "text", ...pageFields }, main },
  link: { table: "links", fields: { name: "text" } },
  page: {
    table: "pages",
    key: "url",
    fields: { name: "text", ...pageFields },
    json: ["rows"],
    main: ["title", "meta_description", "content"],
  },
  page_content: { table: "page_contents", fields: {}, json: ["variables"] },
  article: {
    table: "articles",
    key: "url",
    fields: { name: "text", blurb: "text", ...pageFields },
    main,
  },
  gallery: {
    table: "galleries",
    key: "url",
    fields: { heading: "text", sub_heading: "text" },
  },
  slide: {
    table: "slides",
    title: ["heading"],
    fields: { heading: "text", sub_heading: "text", content: "html", link_button_text: "text" },
  },
  faq: { table: "faqs", fields: { name: "text", content: "html" } },
  person: {
    table: "people",
    title: ["first_name", "last_name"],
    fields: { title: "text", description: "html" },
  },
  sitemap_entry: {
    table: "sitemap_entries",
    title: ["path"],
    key: "path",
    fields: { title: "text", meta_description: "text" },
  },
  form: {
    table: "forms",
    key: "url",
    fields: { name: "text", thank_you: "text" },
    json: ["questions", "data"],
  },
  testimonial: { table: "testimonials", fields: { title: "text" } },
  voucher_theme: { table: "gift_voucher_themes", fields: { name: "text" } },
  shipping_type: { table: "shipping_types", fields: { name: "text", description: "text" } },
  shipping_region: { table: "shipping_regions", fields: { name: "text" } },
  payment_type: {
    table: "payment_types",
    key: "code",
    fields: { name: "text", description: "text" },
  },
  site: {
    table: "domains",
    fields: { seo_title_prefix: "text", seo_title_suffix: "text" },
    json: ["config"],
  },
  promotion: { table: "promotions", key: "code", fields: { name: "text" } },
} as const satisfies Readonly<Record<RecordKind, TranslatableKindDefinition>>

/**
 * Kind of the names of options and attributes, and of their values, such as "Colour" and "Grey", and of
 * the shop's own questions of reviews with their choices: one translation for the whole shop. Its
 * record id is 0, and its fields are the English texts.
 */
export const termKind = "term"

/** Kind of the alternative texts of images. Its record id is 0, and its fields are their hashes. */
export const imageKind = "image"

export type RecordKind = Exclude<TranslatableKind, typeof termKind | typeof imageKind>

const definitions: Readonly<Record<RecordKind, TranslatableKindDefinition>> = translatableKinds

/** Returns what can be translated of a kind of record. */
export function getKindDefinition(kind: RecordKind): TranslatableKindDefinition {
  return definitions[kind]
}
