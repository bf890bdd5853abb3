import { listQuestionsOfProducts } from "#backend/catalogue/product-questions.ts"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import type { PhotoDeps } from "#backend/images/receive-photo.ts"
import { deleteUnusedImage } from "#backend/images/unused-images.ts"
import { consumeRateLimits } from "#backend/limits/rate-limit.ts"
import { getEmailBranding } from "#backend/mail/branding.ts"
import { renderEmail } from "#backend/mail/email-template.ts"
import { enqueueOwnerMail, getOwnerTranslations } from "#backend/mail/mail-outbox.ts"
import type { Trx } from "#backend/models/model-definition.ts"
import type { Result } from "#lib/contract/result.ts"
import { shopResponsesSchema } from "#lib/contract/review.ts"
import type { ReviewInput, WireReviewRequest } from "#lib/contract/review-input.ts"
import { filterShopResponses } from "#lib/contract/rules/shop-question.ts"
import {
  type DeliveredOrder,
  getDeliveredOrder,
  getOrderOfToken,
  getReviewRequest,
  listReviewableProducts,
} from "./delivered-order.ts"
import { buildPendingEmail } from "./review-emails.ts"
import type { ReviewDeps } from "./review-parts.ts"
import { withShownChange } from "./with-shown-change.ts"

/** The order's products with their reviews after a change, or why it was rejected. */
export type ChangedRequest = Promise<Result<{ item: WireReviewRequest }, ApiError>>

const unknownProduct: Result<never, ApiError> = {
  ok: false,
  error: buildApiError(404, "NOT_FOUND", { code: "review_product_unknown" }),
}

const hourMs = 3_600_000

/**
 * Saves the customer's review of a product of a delivered order: one per product and customer.
 * A new or changed review is pending, and the owner is emailed to check it.
 */
export async function handleReview(
  deps: ReviewDeps,
  { token, product_id: productId, ...given }: ReviewInput & { token: string; product_id: number },
  language: string,
): ChangedRequest {
  const found = await getOrderOfToken(deps, token)
  if (!found.ok) return found
  const order = found.value
  const products = await listReviewableProducts(deps.db, order.id)
  const product = products.find(({ id }) => id === productId)
  if (product === undefined) return unknownProduct
  const questionsOf = await listQuestionsOfProducts(deps.db, [productId])
  const responses = filterShopResponses(given.responses, questionsOf(productId))
  const review = { ...given, responses }
  const limited = await validateRateLimit(deps, order)
  if (limited !== null) return { ok: false, error: limited }
  await deps.db.transaction().execute(async (trx) => {
    const id = await saveReview(trx, deps, { order, productId, review, language })
    if (id !== null) await enqueuePendingEmail(trx, deps, { id, order, product, review })
  })
  deps.reviews.onMail()
  return getItem(deps, order)
}

type NewReview = {
  order: DeliveredOrder
  productId: number
  review: ReviewInput
  language: string
}

/** Writes the row; returns its id, or null if the same review is stored already. */
async function saveReview(
  trx: Trx,
  { now }: ReviewDeps,
  { order, productId, review, language }: NewReview,
): Promise<number | null> {
  const before = await lockReview(trx, { productId, userId: order.user_id })
  if (before !== null && isSame(before, review)) return null
  const row = {
    ...review,
    responses: JSON.stringify(review.responses),
    language,
    order_id: order.id,
    status: "pending" as const,
    reject_reason: "",
    helpful_count: 0,
    submitted_at: now(),
  }
  await withShownChange(trx, { productId, isShown: before?.status === "published" }, async () => {
    await trx
      .insertInto("reviews")
      .values({ ...row, product_id: productId, user_id: order.user_id })
      .onConflict((conflict) => conflict.columns(["product_id", "user_id"]).doUpdateSet(row))
      .execute()
    // Votes were for the former text.
    if (before !== null) {
      await trx.deleteFrom("review_votes").where("review_id", "=", before.id).execute()
    }
  })
  const saved = await lockReview(trx, { productId, userId: order.user_id })
  return saved?.id ?? null
}

/** Locks the customer's review of a product; null if there is none. */
export async function lockReview(trx: Trx, key: { productId: number; userId: number }) {
  const review = await trx
    .selectFrom("reviews")
    .selectAll()
    .where("product_id", "=", key.productId)
    .where("user_id", "=", key.userId)
    .forUpdate()
    .executeTakeFirst()
  return review ?? null
}

function isSame(
  before: Omit<ReviewInput, "responses"> & { responses: unknown },
  review: ReviewInput,
): boolean {
  const names = ["stars", "title", "content", "author_name", "fit", "finish"] as const
  const responsesOf = (responses: unknown) => JSON.stringify(shopResponsesSchema.parse(responses))
  return (
    names.every((name) => before[name] === review[name]) &&
    responsesOf(before.responses) === responsesOf(review.responses)
  )
}

/** Deletes the customer's review of a product, with its photos. */
export async function handleReviewWithdrawal(
  deps: ReviewDeps & Pick<PhotoDeps, "removePicture">,
  { token, product_id: productId }: { token: string; product_id: number },
): ChangedRequest {
  const found = await getOrderOfToken(deps, token)
  if (!found.ok) return found
  const order = found.value
  await deps.db.transaction().execute(async (trx) => {
    const review = await lockReview(trx, { productId, userId: order.user_id })
    if (review === null) return
    await withShownChange(trx, { productId, isShown: review.status === "published" }, async () => {
      await trx.deleteFrom("reviews").where("id", "=", review.id).execute()
    })
    for (const hash of review.image_hashes) {
      await deleteUnusedImage(trx, hash, deps.removePicture)
    }
  })
  return getItem(deps, order)
}

/** Switches the emails that request reviews on or off for the customer of a token. */
export async function handleReviewMailChoice(
  deps: ReviewDeps,
  { token, enabled }: { token: string; enabled: boolean },
): ChangedRequest {
  const found = await getOrderOfToken(deps, token)
  if (!found.ok) return found
  await deps.db
    .updateTable("users")
    .set({ review_mails_off_at: enabled ? null : deps.now() })
    .where("id", "=", found.value.user_id)
    .execute()
  return getItem(deps, found.value)
}

/** Returns what the link of the order's email shows after a change. */
export async function getItem(deps: ReviewDeps, { id }: DeliveredOrder): ChangedRequest {
  const order = await getDeliveredOrder(deps.db, id)
  return order === null
    ? unknownProduct
    : { ok: true, value: { item: await getReviewRequest(deps, order) } }
}

async function validateRateLimit(
  { db, now }: ReviewDeps,
  { user_id: userId }: DeliveredOrder,
): Promise<ApiError | null> {
  const limit = {
    bucket: `review:${userId}`,
    max: 30,
    withinMs: hourMs,
    detail: { code: "rate_limited" } as const,
  }
  const use = await consumeRateLimits(db, [limit], now())
  return use.ok ? null : buildApiError(429, "RATE_LIMITED", use.error.detail)
}

/** Emails the owner that a review is to be checked. */
export async function enqueuePendingEmail(
  trx: Trx,
  { reviews }: ReviewDeps,
  saved: {
    id: number
    order: DeliveredOrder
    product: { name: string }
    review: Omit<ReviewInput, "responses">
  },
): Promise<void> {
  const head = await getEmailBranding(trx, reviews.siteUrl)
  const email = renderEmail(buildPendingEmail(saved), head, getOwnerTranslations())
  await enqueueOwnerMail(trx, {
    about: `review:${saved.id}`,
    replyTo: saved.order.email,
    ...email,
  })
}
