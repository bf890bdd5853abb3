import { z } from "zod"
import { parsePicture } from "#lib/api/picture.ts"
import { type ImageAspect, imageHashSchema, imageSchema } from "#lib/contract/image.ts"
import type { Picture } from "#lib/images/picture.ts"

/** Text of a setting; editors leave it out or empty. */
export const textSetting = z
  .string()
  .nullish()
  .transform((text) => text?.trim() ?? "")

/** HTML of a setting, not yet sanitised: that is done where its data is loaded. */
export const htmlSetting = z
  .string()
  .max(500_000)
  .nullish()
  .transform((html) => html ?? "")

/** A whole number; editing systems write it as a number or as text. */
export const numberSetting = z.coerce.number().int()

/** A switch, off by default: true, 1 and "1" are on ("applies when greater than 0"). */
export const switchSetting = z
  .union([z.boolean(), z.number(), z.string()])
  .nullish()
  .transform((value) => value === true || value === "true" || Number(value) > 0)

/** The id of a chosen record, or null where none is chosen. */
export const choiceSetting = z
  .union([z.literal(""), z.null(), z.coerce.number().int().nonnegative()])
  .default(null)
  .transform((id) => (id === "" || id === 0 ? null : id))

/** A chosen picture, given as a record or by its hash, cut to the widget's own aspect. */
export function pictureSetting(aspect: ImageAspect) {
  return z
    .union([imageSchema, imageHashSchema, z.literal("")])
    .nullish()
    .transform((image): Picture | null => {
      if (!image) return null
      if (typeof image !== "string") return { ...parsePicture(image), aspect }
      return { hash: image, alt: "", placeholder: "#8a8a8a", aspect }
    })
}
