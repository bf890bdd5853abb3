import type { z } from "zod"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
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
import { withShownChange } from "./with-shown-change.ts"

/** The review after an administrator's decision, or why it was rejected. */
export type ModeratedReview = Result<WireAdminReview | null, ApiError>

const unknownReview: Result<never, ApiError> = {
  ok: false,
  error: buildApiError(404, "NOT_FOUND", { code: "record_not_found" }),
}

/**
 * Publishes a review, or rejects it and emails its customer the reason. Either closes the reports of
 * the review. A repeated decision changes nothing and sends no email.
 */
export async function handleModeration(
  deps: ReviewDeps,
  decision: z.output<typeof moderateReviewSchema>,
): Promise<ModeratedReview> {
  const { id } = decision
  const isPublishing = decision.decision === "publish"
  const reason = isPublishing ? "" : decision.reason
  const isFound = await deps.db.transaction().execute(async (trx) => {
    const review = await lockReviewById(trx, id)
    if (review === null) return false
    await trx.deleteFrom("review_reports").where("review_id", "=", id).execute()
    const status = isPublishing ? ("published" as const) : ("rejected" as const)
    if (review.status === status && review.reject_reason === reason) return true
    const isShown = isPublishing || review.status === "published"
    await withShownChange(trx, { productId: review.product_id, isShown }, async () => {
      await trx
        .updateTable("reviews")
        .set({ status, reject_reason: reason })
        .where("id", "=", id)
        .execute()
    })
    if (!isPublishing) await enqueueRejectedEmail(trx, deps, { ...review, reason })
    return true
  })
  if (!isFound) return unknownReview
  deps.reviews.onMail()
  return { ok: true, value: await getAdminReview(deps.db, id) }
}

/** Sets the shop's public reply to a published review; an empty one removes it. */
export async function handleReply(
  { db, now }: ReviewDeps,
  { id, reply }: z.output<typeof replyToReviewSchema>,
): Promise<ModeratedReview> {
  const status = await db.transaction().execute(async (trx) => {
    const review = await lockReviewById(trx, id)
    if (review?.status !== "published") return review?.status ?? null
    await withShownChange(trx, { productId: review.product_id, isShown: true }, async () => {
      const replied_at = reply === "" ? null : now()
      await trx.updateTable("reviews").set({ reply, replied_at }).where("id", "=", id).execute()
    })
    return review.status
  })
  if (status === null) return unknownReview
  if (status === "published") return { ok: true, value: await getAdminReview(db, id) }
  return {
    ok: false,
    error: buildApiError(409, "CONFLICT", { code: "review_reply_unpublished" }),
  }
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
