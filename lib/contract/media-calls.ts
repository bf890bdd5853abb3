import { z } from "zod"
import { imageHashSchema, imageSchema } from "./image.ts"
import {
  buildItemSchema,
  buildListSchema,
  idSchema,
  instantSchema,
  versionInput,
} from "./primitives.ts"
import { buildCall } from "./rest-call.ts"

const nameSchema = z.string().trim().max(200, "must have at most 200 characters")
const tagSchema = z.string().trim().min(1, "must not be empty").max(40, "must be shorter")
const percentSchema = z.number().int().min(0).max(100)

/** The focal point, which crops show, in percent of width and height. */
export const imageFocusSchema = z.object({ x: percentSchema, y: percentSchema })

/** An original of the media library. `image` is 4x3 at width 300. */
export const listedImageSchema = z.object({
  hash: imageHashSchema,
  file_name: z.string(),
  /** Name of the uploaded file; empty if it is not known. */
  name: z.string(),
  tags: z.array(z.string()),
  focus: imageFocusSchema,
  mime: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  bytes: z.number().int().positive(),
  alt: z.string(),
  created_at: instantSchema,
  /** True if no record referred to it when that was last checked; it is deleted some days later. */
  is_unused: z.boolean(),
  image: imageSchema,
})

/** A record that shows an image. `model` is that of the generic calls; "" for other tables. */
export const imageUseSchema = z.object({
  model: z.string(),
  id: idSchema.nullable(),
  name: z.string(),
})

const mediaItemSchema = listedImageSchema.extend({
  uses: z.array(imageUseSchema),
  /** Past orders that show it; it stays there. */
  order_count: z.number().int().nonnegative(),
  version: z.string(),
})

const byHash = z.object({ hash: imageHashSchema })
const itemResponse = buildItemSchema(mediaItemSchema)

/** Administrators' calls about the images of the media library. */
export const mediaCalls = {
  getImage: buildCall("POST", "/cognito/image/detail", { body: byHash, response: itemResponse }),
  /** Changes what is given. A changed focal point changes the URLs of the image. */
  updateImage: buildCall("POST", "/cognito/image/update", {
    body: byHash.extend({
      ...versionInput,
      name: nameSchema.optional(),
      alt: z.string().trim().max(500, "must have at most 500 characters").optional(),
      tags: z.array(tagSchema).max(20, "must have at most 20 tags").optional(),
      focus: imageFocusSchema.optional(),
    }),
    response: itemResponse,
  }),
  /** Has every record show another uploaded image instead; past orders are unchanged. */
  replaceImage: buildCall("POST", "/cognito/image/replace", {
    body: byHash.extend({ by: imageHashSchema }),
    response: itemResponse,
  }),
  /** Rejected with 409 while a record or a past order refers to the image. */
  deleteImage: buildCall("POST", "/cognito/image/delete", {
    body: byHash,
    response: z.object({ success: z.literal(true) }),
  }),
  /** The tags of all images, most frequent first. */
  listImageTags: buildCall("POST", "/cognito/image/listTags", {
    response: buildListSchema(z.object({ tag: z.string(), count: z.number().int().positive() })),
  }),
} as const

export type WireListedImage = z.infer<typeof listedImageSchema>
export type WireMediaItem = z.infer<typeof mediaItemSchema>
export type WireImageUse = z.infer<typeof imageUseSchema>
export type UpdateImageInput = z.output<(typeof mediaCalls)["updateImage"]["body"]>
