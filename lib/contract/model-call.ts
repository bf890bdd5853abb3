import { z } from "zod"
import { legacyFieldSchema, questionSchema } from "./forms/form.ts"
import { freeSideSchema } from "./gallery.ts"
import { groupModelSchema } from "./group.ts"
import { imageHashSchema } from "./image.ts"
import { pageContentInputSchema, pageRowSchema } from "./page.ts"
import {
  amountSchema,
  htmlSchema,
  idSchema,
  instantSchema,
  slugSchema,
  versionInput,
} from "./primitives.ts"
import { addonTypes } from "./product.ts"
import { productAttributesInput } from "./product-filter.ts"
import { recordListInput } from "./record-list.ts"
import { addonPatterns, maxAddonTextLength } from "./rules/addon-text.ts"
import { maxLowStock, siteInputSchema } from "./site.ts"
import { emailSchema, userInputSchema } from "./user.ts"
import { listKeys } from "./values/record.ts"

const text = z.string().max(500)
const hash = imageHashSchema.nullable()
const leadDays = z
  .number("must be a number of business days")
  .int("must be a whole number of business days")
  .min(0, "must be 0 or more")
  .max(365, "must be 365 or less")
  .nullable()
const postcode = z.string().regex(/^\d{4}$/, "must have four digits")

/**
 * Input schemas of the administrators' calls, by `{namespace}/{model}`. `create` needs the fields
 * without a default; `update` takes any subset and leaves the rest unchanged.
 */
export const modelInputs = {
  "cognito/page": z.object({
    name: text.min(1),
    url: slugSchema,
    title: text.default(""),
    meta_description: text.default(""),
    content: htmlSchema.default(""),
    rows: z.array(pageRowSchema).default([]),
  }),
  "cognito/group": z.object({
    name: text.min(1),
    url: slugSchema,
    model: groupModelSchema.default("Sell/Product"),
    /** The parent group, which gets this one as its last child; null creates a root. */
    parent_id: idSchema.nullable().default(null),
    content: htmlSchema.default(""),
    title: text.default(""),
    meta_description: text.default(""),
    image_hash: hash.default(null),
  }),
  "cognito/article": z.object({
    name: text.min(1),
    url: slugSchema,
    blurb: text.default(""),
    author: text.default(""),
    title: text.default(""),
    meta_description: text.default(""),
    content: htmlSchema.default(""),
    image_hash: hash.default(null),
    published_at: instantSchema,
  }),
  /** A menu is created with its first link. When its url changes, its links move along. */
  "cognito/menu": z.object({
    name: text.min(1),
    url: slugSchema.refine((url) => !/^\d+$/.test(url), "must not be a number"),
  }),
  "cognito/link": z.object({
    parent: slugSchema,
    name: text.min(1),
    link: text.min(1),
    icon: text.default(""),
    sort_order: z.number().int().default(0),
  }),
  "cognito/gallery": z.object({
    name: text.min(1),
    url: slugSchema,
    heading: text.default(""),
    sub_heading: text.default(""),
    group_id: idSchema.nullable().default(null),
    sort_order: z.number().int().default(0),
  }),
  "cognito/faq": z.object({
    name: text.min(1),
    content: htmlSchema.default(""),
    group_id: idSchema.nullable().default(null),
    sort_order: z.number().int().default(0),
  }),
  "cognito/testimonial": z.object({
    name: text.min(1),
    title: text.default(""),
    content: htmlSchema.default(""),
    image_hash: hash.default(null),
    rating: z.number().min(1).max(5).nullable().default(null),
    group_id: idSchema.nullable().default(null),
    sort_order: z.number().int().default(0),
  }),
  "cognito/person": z.object({
    first_name: text.min(1),
    last_name: text.default(""),
    title: text.default(""),
    description: htmlSchema.default(""),
    photo_hash: hash.default(null),
    group_id: idSchema.nullable().default(null),
    sort_order: z.number().int().default(0),
  }),
  "cognito/form": z.object({
    name: text.min(1),
    url: slugSchema,
    use_captcha: z.boolean().default(false),
    must_be_logged_on: z.boolean().default(false),
    cost: amountSchema.default("0.00"),
    thank_you: text.default(""),
    questions: z.array(questionSchema).max(200).default([]),
    data: z.array(legacyFieldSchema).max(200).default([]),
  }),
  /** Form submissions: read and delete only. */
  "cognito/form_submission": z.object({}),
  "cognito/page_content": pageContentInputSchema,
  /** Customers. They change their own record through the account calls. */
  "cognito/user": userInputSchema
    .partial()
    .extend({ email: emailSchema, is_admin: z.boolean().default(false) }),
  "cognito/credit": z.object({
    user_id: idSchema,
    supplier_id: idSchema.default(1),
    /** Granted credit; a negative amount takes credit back. */
    amount: amountSchema.refine((amount) => Number(amount) !== 0, "must not be 0.00"),
    reason: text.default(""),
  }),
  /** Files have their own upload call; here they are renamed, disabled and deleted. */
  "cognito/file": z.object({ name: text.min(1) }),
  "cognito/slide": z.object({
    gallery_id: idSchema,
    sort_order: z.number().int().default(0),
    heading: text.default(""),
    sub_heading: text.default(""),
    content: htmlSchema.default(""),
    image_hash: hash.default(null),
    overlay_color: text.default(""),
    text_color: text.default(""),
    image_opacity: z.number().int().min(0).max(100).default(100),
    image_saturation: z.number().int().min(0).max(100).default(100),
    free_side: freeSideSchema.default("left"),
    mirror_image: z.boolean().default(false),
    link: text.default(""),
    link_button_text: text.default(""),
    link_target: text.default("_self"),
  }),
  "cognito/redirect": z.object({ from: text.min(1), to: text }),
  "cognito/sitemap": z.object({
    path: text.startsWith("/"),
    title: text.default(""),
    meta_description: text.default(""),
    canonical: text.default(""),
  }),
  "cognito/domain": siteInputSchema,
  "sell/product": z.object({
    name: text.min(1),
    url: slugSchema,
    title: text.default(""),
    meta_description: text.default(""),
    blurb: text.default(""),
    brand: text.default(""),
    badge: text.default(""),
    content: htmlSchema.default(""),
    shipping_note: text.default(""),
    is_new: z.boolean().default(false),
    group_ids: z.array(idSchema).default([]),
    primary_group_id: idSchema.nullable().default(null),
    related_product_ids: z.array(idSchema).default([]),
    /** Names of the variations in order, each with its options in order. */
    variations: z
      .array(z.object({ name: text.min(1), options: z.array(text.min(1)).min(1) }))
      .default([]),
    /** What lists are filtered by besides the variations, such as the material. */
    attributes: productAttributesInput.default([]),
    /** Place in lists sorted by "featured", from 1; null: after those with a place, by name. */
    featured_position: z.number().int().min(1).max(1_000_000).nullable().default(null),
    /** Stock of a variant at or below which few are left; 0: never, null: the site's setting. */
    low_stock: z.number().int().min(0).max(maxLowStock).nullable().default(null),
    size_chart_hash: hash.default(null),
    video_id: idSchema.nullable().default(null),
    /** Too bulky for a fixed price: delivery is quoted by email. */
    ships_by_quote: z.boolean().default(false),
    /** Business days until dispatch, if made to order: both or neither. */
    lead_days_min: leadDays.default(null),
    lead_days_max: leadDays.default(null),
    /** Sold as tickets to an event. */
    is_ticket: z.boolean().default(false),
    event_at: instantSchema.nullable().default(null),
    event_place: text.default(""),
  }),
  "sell/sku": z.object({
    product_id: idSchema,
    code: text.min(1),
    /** Variation name to option name, one for every variation of the product. */
    options: z.record(z.string(), z.string()).default({}),
    price: amountSchema,
    special_price: amountSchema.nullable().default(null),
    /**
     * The special is valid from the first time (inclusive) to the second (exclusive); null:
     * unbounded.
     */
    special_from: instantSchema.nullable().default(null),
    special_until: instantSchema.nullable().default(null),
    stock: z.number().int().nonnegative().max(1_000_000).default(0),
    sku_photo_id: idSchema.nullable().default(null),
  }),
  "sell/addon": z.object({
    name: text.min(1),
    type: z.enum(addonTypes),
    required: z.boolean().default(false),
    price: amountSchema.default("0.00"),
    options: z.array(z.object({ name: text.min(1), price: amountSchema })).default([]),
  }),
  "sell/product_group_addon": z.object({
    product_id: idSchema,
    addon_id: idSchema,
    min_qty: z.number().int().nonnegative().default(0),
    max_qty: z.number().int().positive().default(1),
    /** For a Text: its maximum length and its allowed characters. */
    max_length: z.number().int().min(1).max(maxAddonTextLength).nullable().default(null),
    pattern: z.enum(addonPatterns).nullable().default(null),
    sort_order: z.number().int().default(0),
  }),
  "sell/shipping_type": z.object({
    name: text.min(1),
    description: text.default(""),
    is_pick_up: z.boolean().default(false),
    sort_order: z.number().int().default(0),
  }),
  "sell/shipping_region": z.object({ name: text.min(1) }),
  /**
   * Postcodes (from and to) of a region, optionally of one named suburb; `excluded` removes them.
   */
  "sell/shipping_region_postcode": z.object({
    region_id: idSchema,
    first_postcode: postcode,
    last_postcode: postcode,
    suburb: text.default(""),
    excluded: z.boolean().default(false),
  }),
  /**
   * Price of a shipping type in a region; free above `free_over` worth of items. Without business
   * days in transit of its own, those in the shipping type's description apply.
   */
  "sell/shipping_cost": z.object({
    shipping_type_id: idSchema,
    region_id: idSchema,
    amount: amountSchema,
    free_over: amountSchema.nullable().default(null),
    transit_days_min: leadDays.default(null),
    transit_days_max: leadDays.default(null),
  }),
  "sell/payment_type": z.object({
    code: slugSchema,
    name: text.min(1),
    description: text.default(""),
    surcharge_basis_points: z.number().int().min(0).max(10_000).default(0),
    surcharge_fixed: amountSchema.default("0.00"),
    is_credit_card: z.boolean().default(true),
    sort_order: z.number().int().default(0),
  }),
  /**
   * A discount by a percentage (in basis points: 1000 is 10 %) or by an amount; exactly one is set.
   */
  "sell/promotion": z.object({
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9-]{3,40}$/, "must be 3 to 40 letters, digits and hyphens"),
    name: text.default(""),
    percent_basis_points: z.number().int().min(1).max(10_000).nullable().default(null),
    amount: amountSchema.nullable().default(null),
    starts_at: instantSchema.nullable().default(null),
    ends_at: instantSchema.nullable().default(null),
    max_uses: z.number().int().positive().nullable().default(null),
    max_uses_per_customer: z.number().int().positive().nullable().default(null),
    first_order_only: z.boolean().default(false),
    min_spend: amountSchema.default("0.00"),
    product_ids: z.array(idSchema).default([]),
    group_ids: z.array(idSchema).default([]),
  }),
  "cognito/gift_voucher_theme": z.object({
    name: text.min(1),
    image_hash: hash.default(null),
    sort_order: z.number().int().default(0),
  }),
  "cognito/video": z.object({
    name: text.min(1),
    slug: slugSchema,
    platform: text.default("file"),
    length: z.number().int().nonnegative().default(0),
    slate_hash: hash.default(null),
  }),
} as const

export type ModelName = keyof typeof modelInputs
export const modelNames = listKeys(modelInputs)

/** Models with a public list and detail call; the others are for administrators. */
export const publicModels: readonly ModelName[] = [
  "cognito/page",
  "cognito/group",
  "cognito/article",
  "cognito/menu",
  "cognito/link",
  "cognito/gallery",
  "cognito/faq",
  "cognito/testimonial",
  "cognito/person",
  "cognito/video",
  "sell/product",
]

export const modelListSchema = z.object({
  page: z.number().int().min(1).max(10_000).default(1),
  page_size: z.number().int().min(1).max(100).default(100),
  ...recordListInput,
})

export const modelDetailSchema = z
  .object({ id: idSchema.optional(), url: z.string().min(1).max(200).optional() })
  .refine((by) => (by.id === undefined) !== (by.url === undefined), "give either id or url")

export const modelIdSchema = z.object({ id: idSchema, ...versionInput })

/** A record in the generic calls: its own columns, `id` first, enabled or not. */
export const modelRecordSchema = z.looseObject({ id: idSchema, enabled: z.boolean() })
