import { sql } from "kysely"
import type { z } from "zod"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import { type PhotoDeps, receivePhoto } from "#backend/images/receive-photo.ts"
import { deleteUnusedImage } from "#backend/images/unused-images.ts"
import type { Trx } from "#backend/models/model-definition.ts"
import type { ErrorDetail } from "#lib/contract/error-detail.ts"
import { reviewLimits } from "#lib/contract/review.ts"
import type { addReviewPhotoSchema, deleteReviewPhotoSchema } from "#lib/contract/review-input.ts"
import { getOrderOfToken } from "./delivered-order.ts"
import type { ReviewDeps } from "./review-parts.ts"
import { type ChangedRequest, enqueuePendingEmail, getItem, lockReview } from "./save-review.ts"
import { withShownChange } from "./with-shown-change.ts"

type Deps = ReviewDeps & PhotoDeps

const unknownReview = reject({ code: "review_photo_without_review" })
const full = reject({ code: "review_photos_full", params: { count: reviewLimits.photos } })

/**
 * Adds a photo to the customer's review of a product, which is pending again: the owner is emailed
 * unless it was. A photo that the review has already changes nothing.
 */
export async function handleReviewPhoto(
  deps: Deps,
  { token, product_id: productId, image }: z.output<typeof addReviewPhotoSchema>,
): ChangedRequest {
  const found = await getOrderOfToken(deps, token)
  if (!found.ok) return found
  const order = found.value
  const key = { productId, userId: order.user_id }
  const rejected = validateRoom(await findReview(deps, key))
  if (rejected !== null) return rejected
  const received = await receivePhoto(deps, order.user_id, image)
  if (!received.ok) return received
  const hash = received.value
  const saved = await deps.db.transaction().execute(async (trx) => {
    const review = await lockReview(trx, key)
    if (review?.image_hashes.includes(hash)) return null
    const late = validateRoom(review)
    if (late !== null || review === null) return late
    await withShownChange(trx, { productId, isShown: review.status === "published" }, async () => {
      await trx
        .updateTable("reviews")
        .set({
          image_hashes: [...review.image_hashes, hash],
          status: "pending",
          reject_reason: "",
          submitted_at: deps.now(),
        })
        .where("id", "=", review.id)
        .execute()
    })
    if (review.status !== "pending") {
      const product = await getProductName(trx, productId)
      await enqueuePendingEmail(trx, deps, { id: review.id, order, product, review })
    }
    return null
  })
  if (saved !== null) return saved
  deps.reviews.onMail()
  return getItem(deps, order)
}

/** Deletes a photo of the customer's review with all its sizes; the review stays as it is. */
export async function handleReviewPhotoRemoval(
  deps: Deps,
  { token, product_id: productId, hash }: z.output<typeof deleteReviewPhotoSchema>,
): ChangedRequest {
  const found = await getOrderOfToken(deps, token)
  if (!found.ok) return found
  await deps.db.transaction().execute(async (trx) => {
    const review = await lockReview(trx, { productId, userId: found.value.user_id })
    if (!review?.image_hashes.includes(hash)) return
    const left = review.image_hashes.filter((each) => each !== hash)
    await withShownChange(trx, { productId, isShown: review.status === "published" }, async () => {
      await trx
        .updateTable("reviews")
        .set({ image_hashes: left })
        .where("id", "=", review.id)
        .execute()
    })
    await deleteUnusedImage(trx, hash, deps.removePicture)
  })
  return getItem(deps, found.value)
}

/** Makes the photos of a review that is published public, so that they are cached as others are. */
export async function publishPhotos(trx: Trx, hashes: readonly string[]): Promise<void> {
  await sql`UPDATE images SET is_private = false
    WHERE hash = ANY(${hashes}::text[]) AND is_private`.execute(trx)
}

function findReview({ db }: Deps, key: { productId: number; userId: number }) {
  return db
    .selectFrom("reviews")
    .select("image_hashes")
    .where("product_id", "=", key.productId)
    .where("user_id", "=", key.userId)
    .executeTakeFirst()
}

function getProductName(trx: Trx, id: number): Promise<{ name: string }> {
  return trx.selectFrom("products").select("name").where("id", "=", id).executeTakeFirstOrThrow()
}

function validateRoom(review: { image_hashes: string[] } | null | undefined) {
  if (!review) return unknownReview
  return review.image_hashes.length < reviewLimits.photos ? null : full
}

function reject(detail: ErrorDetail): { ok: false; error: ApiError } {
  return { ok: false, error: buildApiError(409, "CONFLICT", detail) }
}
