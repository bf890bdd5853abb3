import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { type ImageAspect, imageWidths, type WireImage } from "#lib/contract/image.ts"
import { buildImageKey } from "#lib/contract/image-key.ts"
import { getImageHeight, parseAspect } from "#lib/contract/image-sizes.ts"

/** An original image as stored in the database. */
export type ImageRow = {
  hash: string
  alt: string
  average_colour: string
  width: number
  height: number
  /** The focal point, which crops show, in percent. */
  focus_x: number
  focus_y: number
}

export type ImageSize = {
  width: number
  aspect: ImageAspect
  extraAspects?: readonly ImageAspect[]
}

/**
 * Builds the API image of an original at one width and aspect ratio. Never upscales: for a smaller
 * original, `width` is the largest listed width that it fills.
 */
export function buildWireImage(image: ImageRow, size: ImageSize): WireImage {
  return {
    hash: image.hash,
    alt: image.alt,
    placeholder: image.average_colour,
    ...buildRendition(image, size.width, size.aspect),
    extra_aspects: (size.extraAspects ?? []).map((aspect) =>
      buildRendition(image, size.width, aspect),
    ),
  }
}

/** Like `buildWireImage`; null for no image. */
export function buildOptionalWireImage(image: ImageRow | null, size: ImageSize): WireImage | null {
  return image && buildWireImage(image, size)
}

function buildRendition(image: ImageRow, requestedWidth: number, aspect: ImageAspect) {
  const [across, down] = parseAspect(aspect)
  const croppedWidth = Math.floor(Math.min(image.width, (image.height * across) / down))
  const width = largestListedWidth(Math.min(requestedWidth, croppedWidth))
  const key = buildImageKey(image.hash, { x: image.focus_x, y: image.focus_y })
  const baseUrl = `/assets/i/${key}/${aspect}/${width}`
  return {
    aspect,
    width,
    height: getImageHeight(aspect, width),
    url: `${baseUrl}.jpeg`,
    webp_url: `${baseUrl}.webp`,
    avif_url: `${baseUrl}.avif`,
  }
}

function largestListedWidth(limit: number) {
  return imageWidths.findLast((width) => width <= limit) ?? imageWidths[0] ?? limit
}

/** Returns the original image of a hash; null if there is none. */
export type ImageLookup = (hash: string | null) => ImageRow | null

/** Fetches the original images of many hashes in one query. */
export async function listImageRows(
  db: Kysely<Database>,
  hashes: Iterable<string | null>,
): Promise<ImageLookup> {
  const wanted = [...new Set(hashes)].filter((hash) => hash !== null)
  const rows = wanted.length === 0 ? [] : await selectImages(db, wanted)
  const byHash = new Map(rows.map((row) => [row.hash, row]))
  return (hash) => (hash === null ? null : (byHash.get(hash) ?? null))
}

function selectImages(db: Kysely<Database>, hashes: string[]): Promise<ImageRow[]> {
  return db
    .selectFrom("images")
    .select(["hash", "alt", "average_colour", "width", "height", "focus_x", "focus_y"])
    .where("hash", "in", hashes)
    .execute()
}
