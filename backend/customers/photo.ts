import { randomUUID } from "node:crypto"
import type { Kysely } from "kysely"
import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import { registerAttempts } from "#backend/accounts/limits.ts"
import { buildOptionalWireImage, type ImageSize, listImageRows } from "#backend/catalogue/images.ts"
import type { Database } from "#backend/db/schema.ts"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import { type ImageStore, resolveOriginalType } from "#backend/images/image-store.ts"
import { buildJobQueue } from "#backend/images/job-queue.ts"
import { saveOriginal, validateStoreSpace } from "#backend/images/save-original.ts"
import { openImage } from "#backend/images/sharp-image.ts"
import { deleteUnusedImage } from "#backend/images/unused-images.ts"
import type { Limit } from "#backend/limits/rate-limit.ts"
import type { ErrorDetail } from "#lib/contract/error-detail.ts"
import type { WireImage } from "#lib/contract/image.ts"
import type { Result } from "#lib/contract/result.ts"

const megabyte = 1_000_000
/** Maximum size of an uploaded photo. */
const maxPhotoBytes = 10 * megabyte

const storedSidePx = 1200
const daily: Pick<Limit, "withinMs" | "detail"> = {
  withinMs: 86_400_000,
  detail: { code: "photo_rate_limited" },
}
const maxUploads = 20
const maxUploadedMegabytes = 60

type PhotoDeps = AccountDeps & {
  store: ImageStore
  /** Deletes an image with all its sizes. */
  removePicture: (hash: string) => Promise<void>
}

/** Decoding takes memory per pixel, so two photos are decoded at a time and a few more wait. */
const shrinking = buildJobQueue<Buffer | null>({ concurrent: 2, maxWaiting: 20 })

/**
 * Saves a base64 image, plain or as a data URL, as the customer's photo; null deletes the photo. It
 * is stored at a reduced size and without EXIF metadata such as the location. Returns the error for
 * data that is no image or too large, or if the daily limit or the disk space is used up.
 */
export async function saveCustomerPhoto(
  deps: PhotoDeps,
  userId: number,
  image: string | null,
): Promise<Result<null, ApiError>> {
  if (image === null) return savePhoto(deps, userId, null)
  const bytes = decode(image)
  if (bytes === null) {
    return { ok: false, error: buildImageError(400, "BAD_REQUEST", { code: "photo_unreadable" }) }
  }
  if (bytes.length > maxPhotoBytes) {
    return { ok: false, error: buildImageError(413, "TOO_LARGE", { code: "photo_too_large" }) }
  }
  const full = await validateStoreSpace(deps.store)
  if (full !== null) return { ok: false, error: full }
  const counted = await takeUpload(deps, userId, bytes)
  if (!counted.ok) return counted
  const small = shrinking.run(randomUUID(), () => shrink(bytes))
  if (small === null) return { ok: false, error: tooBusy }
  // An image that cannot be resized is invalid; storing it returns the reason.
  const stored = await saveOriginal(deps, (await small) ?? bytes, { alt: "", isPrivate: true })
  if (!stored.ok) {
    const { status, body } = stored.error
    if (!body.detail) return stored
    return { ok: false, error: buildImageError(status, body.code, body.detail) }
  }
  return savePhoto(deps, userId, stored.value.hash)
}

/** Counts the upload, whether or not it succeeds. */
function takeUpload(
  deps: AccountDeps,
  userId: number,
  bytes: Buffer,
): Promise<Result<null, ApiError>> {
  const megabytes = Math.max(1, Math.ceil(bytes.length / megabyte))
  return registerAttempts(deps, [
    { ...daily, bucket: `photo:${userId}`, max: maxUploads },
    { ...daily, bucket: `photo MB:${userId}`, max: maxUploadedMegabytes, uses: megabytes },
  ])
}

/** Returns a customer's photo in the requested size; null if there is none. */
export async function getPhoto(
  db: Kysely<Database>,
  userId: number,
  size: ImageSize,
): Promise<WireImage | null> {
  const user = await db
    .selectFrom("users")
    .select("image_hash")
    .where("id", "=", userId)
    .executeTakeFirst()
  const hash = user?.image_hash ?? null
  const imageOf = await listImageRows(db, [hash])
  return buildOptionalWireImage(imageOf(hash), size)
}

/** Deletes the previous photo with all its sizes, so that its URL stops working. */
async function savePhoto(
  { db, removePicture }: PhotoDeps,
  userId: number,
  hash: string | null,
): Promise<Result<null, ApiError>> {
  await db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom("users")
      .select("image_hash")
      .where("id", "=", userId)
      .forUpdate()
      .executeTakeFirst()
    await trx.updateTable("users").set({ image_hash: hash }).where("id", "=", userId).execute()
    const before = user?.image_hash ?? null
    if (before !== null && before !== hash) await deleteUnusedImage(trx, before, removePicture)
  })
  return { ok: true, value: null }
}

function decode(image: string): Buffer | null {
  const base64 = image.replace(/^data:[\w.+/-]{0,100};base64,/, "")
  return /[^\w+/=\s-]/.test(base64) ? null : Buffer.from(base64, "base64")
}

async function shrink(bytes: Buffer): Promise<Buffer | null> {
  if (resolveOriginalType(bytes) === null) return null
  try {
    return await openImage(bytes)
      .resize(storedSidePx, storedSidePx, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 88 })
      .toBuffer()
  } catch {
    return null
  }
}

const tooBusy: ApiError = {
  ...buildImageError(503, "UNAVAILABLE", { code: "photos_busy" }),
  retryAfterSeconds: 5,
}

function buildImageError(
  status: ApiError["status"],
  code: ApiError["body"]["code"],
  detail: ErrorDetail,
) {
  return buildApiError(status, code, detail, { image: detail })
}
