import { z } from "zod"
import { parsePicture } from "#lib/api/picture.ts"
import { type ImageAspect, imageHashSchema, imageSchema } from "#lib/contract/image.ts"
import type { Picture } from "#lib/images/picture.ts"

/**
 * Schema of an image, as a record or by its hash. Anything else, such as a number or a path of the
 * CMS, cannot be rendered and parses to null.
 */
export const imageSetting = z
  .unknown()
  .nullish()
  .transform((image) => parseImage(image))

/**
 * Schema of the rendered images that some CMSs send beside the settings, by the name of the
 * setting.
 */
export const imageHashesSetting = z
  .unknown()
  .nullish()
  .transform((images): Readonly<Record<string, Picture>> => {
    const parsed = z.record(z.string(), z.unknown()).safeParse(images)
    const entries = Object.entries(parsed.data ?? {}).flatMap(([name, image]) => {
      const picture = parseImage(image)
      return picture ? [[name, picture] as const] : []
    })
    return Object.fromEntries(entries)
  })

/** Returns the first image that is set, cropped to this aspect ratio. */
export function resolvePicture(
  aspect: ImageAspect,
  ...candidates: readonly (Picture | null | undefined)[]
): Picture | null {
  const picture = candidates.find((candidate) => candidate)
  return picture ? { ...picture, aspect } : null
}

function parseImage(image: unknown): Picture | null {
  const record = imageSchema.safeParse(image)
  if (record.success) return parsePicture(record.data)
  const hash = imageHashSchema.safeParse(image)
  if (!hash.success) return null
  return { hash: hash.data, alt: "", placeholder: "#8a8a8a", aspect: "4x3" }
}
