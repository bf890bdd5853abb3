import { createHash } from "node:crypto"
import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import type { ErrorDetail } from "#lib/contract/error-detail.ts"
import type { Result } from "#lib/contract/result.ts"
import { type ImageStore, originalTypes, resolveOriginalType } from "./image-store.ts"
import { maxPixels, openImage } from "./sharp-image.ts"

/** Maximum size of an original in bytes. */
export const maxOriginalBytes = 20_000_000

/** Returns a 503 error while the image store is nearly full, or null. */
export async function validateStoreSpace(store: ImageStore): Promise<ApiError | null> {
  if (await store.hasRoom()) return null
  return {
    ...buildApiError(503, "UNAVAILABLE", { code: "photo_storage_full" }),
    retryAfterSeconds: 600,
  }
}

type ImageProperties = { width: number; height: number; averageColour: string }

export type StoredOriginal = ImageProperties & {
  hash: string
  mime: string
  bytes: number
  alt: string
}

/**
 * Saves an image and its record, and returns its hash. Idempotent; the first non-empty alt text and
 * file name stay. Returns an error for other types than JPEG, PNG, WebP and GIF (by content), over 20 MB,
 * over 40 megapixels, or a damaged file. `db` may be a transaction. A private image is a
 * customer's; an image that the shop also uses is not private.
 */
export async function saveOriginal(
  deps: { db: Kysely<Database>; store: ImageStore },
  bytes: Buffer,
  { alt, name = "", isPrivate = false }: { alt: string; name?: string; isPrivate?: boolean },
): Promise<Result<StoredOriginal, ApiError>> {
  if (bytes.length > maxOriginalBytes) {
    return reject(413, "TOO_LARGE", { code: "picture_file_too_large" })
  }
  const extension = resolveOriginalType(bytes)
  if (extension === null) {
    return reject(415, "BAD_REQUEST", { code: "picture_type_unsupported" })
  }
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32)
  const stored = await findStoredProperties(deps.db, hash)
  const properties = stored ? { ok: true as const, value: stored } : await getImageProperties(bytes)
  if (!properties.ok) return properties
  const mime = originalTypes[extension]
  const original = { hash, ...properties.value, mime, bytes: bytes.length, alt }
  // Insert the record first: it waits for a concurrent deletion and then restores the image.
  await insertImage(deps.db, original, {
    file_name: `${hash}.${extension}`,
    name,
    is_private: isPrivate,
  })
  await deps.store.putOriginal(hash, extension, bytes)
  return { ok: true, value: original }
}

async function insertImage(
  db: Kysely<Database>,
  { averageColour, ...columns }: StoredOriginal,
  more: { file_name: string; name: string; is_private: boolean },
) {
  await db
    .insertInto("images")
    .values({ ...columns, ...more, average_colour: averageColour })
    .onConflict((conflict) =>
      conflict.column("hash").doUpdateSet({
        alt: sql`CASE images.alt WHEN '' THEN excluded.alt ELSE images.alt END`,
        name: sql`CASE images.name WHEN '' THEN excluded.name ELSE images.name END`,
        is_private: sql`images.is_private AND excluded.is_private`,
        unused_since: null,
      }),
    )
    .execute()
}

/** Returns the stored properties, so that a known image is not decoded again. */
async function findStoredProperties(
  db: Kysely<Database>,
  hash: string,
): Promise<ImageProperties | undefined> {
  return db
    .selectFrom("images")
    .select(["width", "height", "average_colour as averageColour"])
    .where("hash", "=", hash)
    .executeTakeFirst()
}

async function getImageProperties(bytes: Buffer): Promise<Result<ImageProperties, ApiError>> {
  try {
    const { autoOrient } = await openImage(bytes).metadata()
    if (autoOrient.width * autoOrient.height > maxPixels) {
      return reject(413, "TOO_LARGE", { code: "picture_megapixels_exceeded" })
    }
    const pixel = await openImage(bytes)
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .resize(1, 1, { fit: "fill" })
      .raw()
      .toBuffer()
    return { ok: true, value: { ...autoOrient, averageColour: buildHexColour(pixel) } }
  } catch (error) {
    if (String(error).includes("pixel limit")) {
      return reject(413, "TOO_LARGE", { code: "picture_megapixels_exceeded" })
    }
    return reject(400, "BAD_REQUEST", { code: "picture_undecodable" })
  }
}

function reject(
  status: ApiError["status"],
  code: ApiError["body"]["code"],
  detail: ErrorDetail,
): Result<never, ApiError> {
  return { ok: false, error: buildApiError(status, code, detail) }
}

function buildHexColour(pixel: Buffer): string {
  const [red = 0, green = red, blue = red] = pixel
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`
}
