import type { z } from "zod"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import { validateVersion } from "#backend/http/record-version.ts"
import { buildSignedToken } from "#backend/keys/signed-token.ts"
import { getEmailBranding } from "#backend/mail/branding.ts"
import { enqueueEmail } from "#backend/mail/mail-outbox.ts"
import type { Trx } from "#backend/models/model-definition.ts"
import { getTranslations } from "#backend/texts/translations.ts"
import type { Result } from "#lib/contract/result.ts"
import type {
  moderateReviewSchema,
  replyToReviewSchema,
  WireAdminReview,
} from "#lib/contract/review-input.ts"
import { getAdminReview } from "./admin-reviews.ts"
import { getDeliveredOrder } from "./delivered-order.ts"
import { buildRejectedEmail } from "./review-emails.ts"
import type { ReviewDeps } from "./review-parts.ts"
import { publishPhotos } from "./review-photos.ts"
import { withShownChange } from "./with-shown-change.ts"

/** The review after an administrator's decision, or why it was rejected. */
export type ModeratedReview = Result<WireAdminReview | null, ApiError>

const missingReview = buildApiError(404, "NOT_FOUND", { code: "record_not_found" })
const unpublished = buildApiError(409, "CONFLICT", { code: "review_reply_unpublished" })

/**
 * Publishes a review, or rejects it and emails its customer the reason. Either closes the reports of
 * the review. A repeated decision changes nothing and sends no email.
 */
export async function handleModeration(
  deps: ReviewDeps,
  decision: z.output<typeof moderateReviewSchema>,
): Promise<ModeratedReview> {
  const { id, version } = decision
  const isPublishing = decision.decision === "publish"
  const reason = isPublishing ? "" : decision.reason
  const rejection = await deps.db.transaction().execute(async (trx) => {
    const review = await lockReviewById(trx, id)
    if (review === null) return missingReview
    const stale = await validateReviewVersion(trx, id, version)
    if (stale !== null) return stale
    await trx.deleteFrom("review_reports").where("review_id", "=", id).execute()
    const status = isPublishing ? ("published" as const) : ("rejected" as const)
    if (review.status === status && review.reject_reason === reason) return null
    const isShown = isPublishing || review.status === "published"
    await withShownChange(trx, { productId: review.product_id, isShown }, async () => {
      await trx
        .updateTable("reviews")
        .set({ status, reject_reason: reason })
        .where("id", "=", id)
        .execute()
    })
    if (isPublishing) await publishPhotos(trx, review.image_hashes)
    if (!isPublishing) await enqueueRejectedEmail(trx, deps, { ...review, reason })
    return null
  })
  if (rejection !== null) return { ok: false, error: rejection }
  deps.reviews.onMail()
  return { ok: true, value: await getAdminReview(deps.db, id) }
}

/** Sets the shop's public reply to a published review; an empty one removes it. */
export async function handleReply(
  { db, now }: ReviewDeps,
  { id, version, reply }: z.output<typeof replyToReviewSchema>,
): Promise<ModeratedReview> {
  const rejection = await db.transaction().execute(async (trx) => {
    const review = await lockReviewById(trx, id)
    if (review === null) return missingReview
    const stale = await validateReviewVersion(trx, id, version)
    if (stale !== null) return stale
    if (review.status !== "published") return unpublished
    await withShownChange(trx, { productId: review.product_id, isShown: true }, async () => {
      const replied_at = reply === "" ? null : now()
      await trx.updateTable("reviews").set({ reply, replied_at }).where("id", "=", id).execute()
    })
    return null
  })
  if (rejection !== null) return { ok: false, error: rejection }
  return { ok: true, value: await getAdminReview(db, id) }
}

async function validateReviewVersion(trx: Trx, id: number, version: string | undefined) {
  return version === undefined ? null : validateVersion(await getAdminReview(trx, id), version)
}

async function lockReviewById(trx: Trx, id: number) {
  const review = await trx
    .selectFrom("reviews")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst()
  return review ?? null
}

type RejectedReview = { product_id: number; order_id: number | null; reason: string }

async function enqueueRejectedEmail(
  trx: Trx,
  { reviews }: ReviewDeps,
  { product_id, order_id: orderId, reason }: RejectedReview,
): Promise<void> {
  const order = orderId === null ? null : await getDeliveredOrder(trx, orderId)
  if (order === null) return
  const { name: product } = await trx
    .selectFrom("products")
    .select("name")
    .where("id", "=", product_id)
    .executeTakeFirstOrThrow()
  const words = getTranslations(order.language)
  const head = await getEmailBranding(trx, reviews.siteUrl)
  const token = buildSignedToken(order.id, reviews.linkKey)
  const email = buildRejectedEmail({ product, reason }, { head, words, token })
  await enqueueEmail(trx, email, {
    about: `order:${order.id}:review`,
    to: order.email,
    head,
    words,
  })
}
