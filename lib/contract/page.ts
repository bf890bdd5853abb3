import { z } from "zod"
import { imageHashSchema, imageSchema } from "./image.ts"
import { htmlSchema, idSchema, instantSchema, pagingSchema, slugSchema } from "./primitives.ts"
import { translatedFields, translatedPageFields } from "./translation.ts"

/** Settings of a widget. CMSs written in PHP encode an empty object as a list. */
const settings = z.preprocess(
  (value) => (Array.isArray(value) && value.length === 0 ? {} : value),
  z.record(z.string(), z.unknown()),
)
const spacing = z.string().max(8).nullable().default(null)

/**
 * Width, background video, anchor and scroll animation of a widget or content block, set by
 * editors.
 */
const placement = {
  full_width: z.boolean().default(false),
  background_video_id: idSchema.nullable().default(null),
  aos_type: z.string().max(40).nullable().default(null),
  aos_easing: z.string().max(40).nullable().default(null),
  aos_offset: z.number().int().min(0).max(2_000).nullable().default(null),
  aos_duration: z.number().int().min(0).max(10_000).nullable().default(null),
  aos_delay: z.number().int().min(0).max(10_000).nullable().default(null),
  anchor_name: z.string().max(80).nullable().default(null),
}

const videoBackgroundSchema = z.object({
  id: z.string(),
  imageHashes: z.object({ slate: imageSchema.nullable() }),
})

/**
 * Settings of the frame around any widget. `background_video` is read-only: the video of
 * `background_video_id`, null while it is disabled.
 */
export const wrapperSchema = z.object({
  hidden: z.boolean().default(false),
  hidden_before: instantSchema.nullable().default(null),
  hidden_after: instantSchema.nullable().default(null),
  padding_top: spacing,
  padding_bottom: spacing,
  padding_left: spacing,
  padding_right: spacing,
  margin_top: spacing,
  margin_bottom: spacing,
  margin_left: spacing,
  margin_right: spacing,
  background_colour: z.string().max(16).nullable().default(null),
  text_colour: z.string().max(16).nullable().default(null),
  background_image: imageSchema.nullable().default(null),
  background_image_fixed: z.boolean().default(false),
  background_image_opacity: z.number().int().min(0).max(100).default(100),
  background_image_saturation: z.number().int().min(0).max(100).default(100),
  ...placement,
  background_video: videoBackgroundSchema.nullable().default(null),
})

/**
 * A placed widget: `type` selects it, `templatevar` contains its settings (validated by the widget
 * itself, so that invalid settings never take the page down), `outer` is the kind of frame.
 */
export const pageWidgetSchema = z.object({
  outer: z.string().default(""),
  type: z.string(),
  templatevar: settings.default({}),
  limit: z.number().int().positive().default(100),
  offset: z.number().int().nonnegative().default(0),
  sorting: z.string().default(""),
  pagination_previous_label: z.string().default(""),
  pagination_next_label: z.string().default(""),
  wrapper: wrapperSchema.prefault({}),
  ...translatedFields,
})

export const pageBlockSchema = z.object({
  id: idSchema,
  title: z.string().default(""),
  block_class: z.string().default(""),
  width: z.number().int().min(1).max(12).default(12),
  offset: z.number().int().min(0).max(11).default(0),
  deleted: z.boolean().default(false),
  widgets: z.array(pageWidgetSchema).default([]),
  ...translatedFields,
})

export const pageRowSchema = z.object({
  row_class: z.string().default(""),
  container_id: z.string().default(""),
  container_class: z.string().default(""),
  outer_class: z.string().default(""),
  row_type: z.enum(["columns", "tabs"]).default("columns"),
  blocks: z.array(pageBlockSchema).default([]),
})

/** A page in the REST API: rows of blocks of widgets, then its own HTML below them. */
export const pageSchema = z.object({
  id: idSchema,
  name: z.string(),
  slug: slugSchema,
  title: z.string(),
  meta_description: z.string(),
  content: htmlSchema,
  rows: z.array(pageRowSchema),
  ...translatedPageFields,
  updated_at: instantSchema,
})

export const pageQuerySchema = pagingSchema.extend({
  url: slugSchema.optional(),
  /** 1 requests the page builder's rows; without it they are empty. */
  pb: z.enum(["0", "1"]).default("0"),
})

/** One block of a list page, with its styles, schedule and scroll animation. */
export const pageContentSchema = z.object({
  id: idSchema,
  sort_order: z.number().int(),
  name: z.string(),
  template: z.string(),
  variables: settings,
  hidden: z.boolean(),
  start_time: instantSchema.nullable(),
  end_time: instantSchema.nullable(),
  text_colour: z.string().nullable(),
  background_colour: z.string().nullable(),
  padding_top: z.string().nullable(),
  padding_bottom: z.string().nullable(),
  padding_left: z.string().nullable(),
  padding_right: z.string().nullable(),
  margin_top: z.string().nullable(),
  margin_bottom: z.string().nullable(),
  full_width: z.boolean(),
  imageHashes: z.object({ background_image: imageSchema.nullable() }),
  background_image_fixed: z.boolean(),
  background_image_opacity: z.number().int().min(0).max(100).default(100),
  background_image_saturation: z.number().int().min(0).max(100).default(100),
  background_video_id: z.string().nullable(),
  background_video: videoBackgroundSchema.nullable(),
  aos_type: z.string().nullable(),
  aos_easing: z.string().nullable(),
  aos_offset: z.number().int().nullable(),
  aos_duration: z.number().int().nullable(),
  aos_delay: z.number().int().nullable(),
  anchor_name: z.string().nullable(),
  editing: z.boolean(),
  deleted: z.boolean(),
  ...translatedFields,
})

/** A content block as administrators enter it. */
export const pageContentInputSchema = z.object({
  page_id: idSchema,
  sort_order: z.number().int().default(0),
  name: z.string().max(500).default(""),
  template: z.string().min(1).max(100),
  variables: settings.default({}),
  hidden: z.boolean().default(false),
  start_time: instantSchema.nullable().default(null),
  end_time: instantSchema.nullable().default(null),
  text_colour: z.string().max(16).nullable().default(null),
  background_colour: z.string().max(16).nullable().default(null),
  padding_top: spacing,
  padding_bottom: spacing,
  padding_left: spacing,
  padding_right: spacing,
  margin_top: spacing,
  margin_bottom: spacing,
  background_image_hash: imageHashSchema.nullable().default(null),
  background_image_fixed: z.boolean().default(false),
  background_image_opacity: z.number().int().min(0).max(100).default(100),
  background_image_saturation: z.number().int().min(0).max(100).default(100),
  ...placement,
  editing: z.boolean().default(false),
  deleted: z.boolean().default(false),
})

/** A page in the GraphQL API. `content` is JSON text: an array of HTML fragments. */
export const listPageSchema = z.object({
  id: idSchema,
  name: z.string(),
  url: slugSchema,
  updated_at: instantSchema,
  content: z.string(),
  pageContents: z.array(pageContentSchema),
  ...translatedPageFields,
})

export type WirePage = z.infer<typeof pageSchema>
export type WirePageRow = z.infer<typeof pageRowSchema>
export type WirePageBlock = z.infer<typeof pageBlockSchema>
export type WireWrapper = z.infer<typeof wrapperSchema>
export type WireListPage = z.infer<typeof listPageSchema>
export type WirePageContent = z.infer<typeof pageContentSchema>
