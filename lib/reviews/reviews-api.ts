import "server-only"
import { cache } from "react"
import type { z } from "zod"
import { ApiError } from "#lib/api/api-error.ts"
import { parsePicture } from "#lib/api/picture.ts"
import type { AccountResult } from "#lib/auth/account-result.ts"
import type { CallResult } from "#lib/auth/authenticated-client.ts"
import { buildApiRejection } from "#lib/auth/validate-account-request.ts"
import { requestAsCartOwner } from "#lib/cart/cart-client.ts"
import type { RestCall } from "#lib/contract/rest-call.ts"
import type {
  addReviewPhotoSchema,
  deleteReviewPhotoSchema,
  reportReviewSchema,
  reviewMailsSchema,
  saveReviewSchema,
  voteReviewSchema,
  WireReviewRequest,
  withdrawReviewSchema,
} from "#lib/contract/review-input.ts"
import { type ReportedReview, type ReviewRequest, reviewControls } from "./review-request.ts"

/** Form control names by API field name, where the two differ. */
const controlNames = { author_name: reviewControls.name, id: reviewControls.review }

/**
 * Returns the products that the link of an email lets its customer review; null for an invalid
 * link. Throws an ApiError.
 */
export const getReviewRequest = cache(async (token: string): Promise<ReviewRequest | null> => {
  const result = await requestAsCartOwner("showReviewRequest", { params: { token } })
  if (result.ok) return result.value.item && parseRequest(result.value.item)
  throw new ApiError("http", "showReviewRequest", `status ${result.error.status}`)
})

/** Writes or changes a review. Throws an ApiError. */
export async function saveReview(input: z.input<typeof saveReviewSchema>): Promise<AccountResult> {
  return buildResult(await requestAsCartOwner("saveReview", { body: input }))
}

/** Deletes a review. Throws an ApiError. */
export async function deleteReview(
  input: z.input<typeof withdrawReviewSchema>,
): Promise<AccountResult> {
  return buildResult(await requestAsCartOwner("withdrawReview", { body: input }))
}

/** Adds a photo to a stored review. Throws an ApiError. */
export async function addReviewPhoto(
  input: z.input<typeof addReviewPhotoSchema>,
): Promise<AccountResult> {
  return buildResult(await requestAsCartOwner("addReviewPhoto", { body: input }))
}

/** Deletes a photo of a review. Throws an ApiError. */
export async function deleteReviewPhoto(
  input: z.input<typeof deleteReviewPhotoSchema>,
): Promise<AccountResult> {
  return buildResult(await requestAsCartOwner("deleteReviewPhoto", { body: input }))
}

/** Switches the emails that request reviews on or off. Throws an ApiError. */
export async function saveReviewMails(
  input: z.input<typeof reviewMailsSchema>,
): Promise<AccountResult> {
  return buildResult(await requestAsCartOwner("chooseReviewMails", { body: input }))
}

/** Returns a published review; null where there is none. Throws an ApiError. */
export const getReportedReview = cache(async (id: number): Promise<ReportedReview | null> => {
  const result = await requestAsCartOwner("showReview", { params: { id: String(id) } })
  if (!result.ok) throw new ApiError("http", "showReview", `status ${result.error.status}`)
  const { item } = result.value
  if (item === null) return null
  const { product_name: productName, product_slug: productSlug, ...review } = item
  return { ...review, productName, productSlug }
})

/** Counts a published review as helpful, once per browser. Throws an ApiError. */
export async function voteReview(input: z.input<typeof voteReviewSchema>): Promise<AccountResult> {
  return buildResult(await requestAsCartOwner("voteReview", { body: input }))
}

/** Reports a published review to the shop. Throws an ApiError. */
export async function reportReview(
  input: z.input<typeof reportReviewSchema>,
): Promise<AccountResult> {
  return buildResult(await requestAsCartOwner("reportReview", { body: input }))
}

function buildResult(result: CallResult<RestCall>): AccountResult {
  return result.ok ? { kind: "done" } : buildApiRejection(result.error, controlNames)
}

function parseRequest(wire: WireReviewRequest): ReviewRequest {
  return {
    orderId: wire.order_id,
    getsMails: wire.gets_mails,
    questions: wire.questions,
    termLabels: wire.term_labels ?? {},
    products: wire.products.map(({ review, own_questions: ownQuestions, ...product }) => ({
      ...product,
      ownQuestions,
      review: review && {
        stars: review.stars,
        title: review.title,
        content: review.content,
        authorName: review.author_name,
        fit: review.fit,
        finish: review.finish,
        responses: review.responses,
        images: review.images.map((image) => parsePicture(image)),
        status: review.status,
        rejectReason: review.reject_reason,
      },
    })),
  }
}
