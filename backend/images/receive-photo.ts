import { randomUUID } from "node:crypto"
import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import { registerAttempts } from "#backend/accounts/limits.ts"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import type { Limit } from "#backend/limits/rate-limit.ts"
import type { ErrorDetail } from "#lib/contract/error-detail.ts"
import type { Result } from "#lib/contract/result.ts"
import { type ImageStore, resolveOriginalType } from "./image-store.ts"
import { buildJobQueue } from "./job-queue.ts"
import { saveOriginal, validateStoreSpace } from "./save-original.ts"
import { openImage } from "./sharp-image.ts"

const megabyte = 1_000_000
/** Maximum size of an uploaded photo. */
const maxPhotoBytes = 10 * megabyte

/** A photo of 10 MB in base64, and the JSON around it. */
export const maxPhotoBodyBytes = 14_100_000

const storedSidePx = 1200
const daily: Pick<Limit, "withinMs" | "detail"> = {
  withinMs: 86_400_000,
  detail: { code: "photo_rate_limited" },
}
const maxUploads = 20
const maxUploadedMegabytes = 60

export type PhotoDeps = AccountDeps & {
  store: ImageStore
  /** Deletes an image with all its sizes. */
  removePicture: (hash: string) => Promise<void>
}

/** Decoding takes memory per pixel, so two photos are decoded at a time and a few more wait. */
const shrinking = buildJobQueue<Buffer | null>({ concurrent: 2, maxWaiting: 20 })

/**
 * Saves a base64 image, plain or as a data URL, as a private image of a customer, and returns its
 * hash. It is stored at a reduced size and without EXIF metadata such as the location. Returns the
 * error for data that is no image or too large, or if the daily limit or the disk space is used up.
 */
export async function receivePhoto(
  deps: PhotoDeps,
  userId: number,
  image: string,
): Promise<Result<string, ApiError>> {
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
  if (stored.ok) return { ok: true, value: stored.value.hash }
  const { status, body } = stored.error
  if (!body.detail) return stored
  return { ok: false, error: buildImageError(status, body.code, body.detail) }
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
