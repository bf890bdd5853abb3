import { z } from "zod"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import {
  type ImageAspect,
  type ImageFormat,
  imageAspectSchema,
  imageFormatSchema,
  imageHashSchema,
  imageWidthSchema,
} from "#lib/contract/image.ts"
import { getImageHeight } from "#lib/contract/image-sizes.ts"

/** One image at one aspect ratio, width and format. */
export type Rendition = { hash: string; aspect: ImageAspect; width: number; format: ImageFormat }

const fileNamePattern = /^(?:(\d{1,6})x(\d{1,6}):)?(\d{1,6})\.([a-z]{2,5})$/
const paramsSchema = z.object({ hash: z.string(), aspect: z.string(), file: z.string() })

/**
 * Resolves the rendition of a URL path `{hash}/{aspect}/{width}.{ext}`, or an error. With a
 * `{W}x{H}:` prefix before the file name, W and H decide the size.
 */
export function resolveRendition(params: unknown): Rendition | ApiError {
  const parsed = paramsSchema.safeParse(params)
  const hash = imageHashSchema.safeParse(parsed.data?.hash)
  const name = fileNamePattern.exec(parsed.data?.file ?? "")
  if (!hash.success || name === null) return notFound("There is no such picture.")
  const aspect = imageAspectSchema.safeParse(parsed.data?.aspect)
  if (!aspect.success) return notFound("Pictures are not rendered in this aspect.")
  const format = imageFormatSchema.safeParse(name[4])
  if (!format.success) return notFound("Pictures are rendered as avif, webp or jpeg.")
  const prefixed = name[1] !== undefined
  const width = imageWidthSchema.safeParse(prefixed ? name[1] : name[3])
  if (!width.success || !imageWidthSchema.safeParse(name[3]).success) {
    return badSize("Pictures are rendered at listed widths only: multiples of 25 up to 2000.")
  }
  const height = getImageHeight(aspect.data, width.data)
  if (prefixed && Math.abs(Number(name[2]) - height) > 1) {
    return badSize(`At ${aspect.data} a width of ${width.data} has a height of ${height}.`)
  }
  return { hash: hash.data, aspect: aspect.data, width: width.data, format: format.data }
}

function notFound(message: string): ApiError {
  return buildApiError(404, "NOT_FOUND", message)
}

function badSize(message: string): ApiError {
  return buildApiError(400, "BAD_REQUEST", message, { width: message })
}
