import { maxPhotoBodyBytes } from "#backend/images/receive-photo.ts"
import { buildBrowserHash } from "#backend/limits/client.ts"
import { getAdminReview, listAdminReviews } from "#backend/reviews/admin-reviews.ts"
import { getOrderOfToken, getReviewRequest } from "#backend/reviews/delivered-order.ts"
import {
  handleModeration,
  handleReply,
  type ModeratedReview,
} from "#backend/reviews/moderate-review.ts"
import { getPublishedReview, handleReviewReport } from "#backend/reviews/report-review.ts"
import { handleReviewRequest } from "#backend/reviews/request-reviews.ts"
import { handleReviewPhoto, handleReviewPhotoRemoval } from "#backend/reviews/review-photos.ts"
import {
  handleReview,
  handleReviewMailChoice,
  handleReviewWithdrawal,
} from "#backend/reviews/save-review.ts"
import { handleReviewVote } from "#backend/reviews/vote-review.ts"
import { resolveLanguage } from "#backend/texts/resolve-language.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import { reviewAdminCalls } from "#lib/contract/review-admin-calls.ts"
import { shopperCalls } from "#lib/contract/shopper-calls.ts"
import {
  buildAdminHandler,
  buildRestHandler,
  resolveClient,
  resolveNetwork,
} from "./rest-handler.ts"

/** The handlers of calls about reviews by the token of an email, and about reports. */
export const reviewHandlers = {
  showReviewRequest: buildRestHandler(shopperCalls.showReviewRequest, async ({ params }, deps) => {
    const order = await getOrderOfToken(deps, params.token)
    const item = order.ok ? await getReviewRequest(deps, order.value) : null
    return { ok: true, value: { item } }
  }),
  saveReview: buildRestHandler(shopperCalls.saveReview, async ({ body }, deps, request) =>
    handleReview(deps, body, resolveLanguage(request) ?? defaultLocale),
  ),
  withdrawReview: buildRestHandler(shopperCalls.withdrawReview, async ({ body }, deps) =>
    handleReviewWithdrawal(deps, body),
  ),
  addReviewPhoto: buildRestHandler(
    shopperCalls.addReviewPhoto,
    async ({ body }, deps) => handleReviewPhoto(deps, body),
    { bodyLimit: maxPhotoBodyBytes },
  ),
  deleteReviewPhoto: buildRestHandler(shopperCalls.deleteReviewPhoto, async ({ body }, deps) =>
    handleReviewPhotoRemoval(deps, body),
  ),
  chooseReviewMails: buildRestHandler(shopperCalls.chooseReviewMails, async ({ body }, deps) =>
    handleReviewMailChoice(deps, body),
  ),
  showReview: buildRestHandler(shopperCalls.showReview, async ({ params }, deps) => ({
    ok: true,
    value: { item: await getPublishedReview(deps, params.id) },
  })),
  voteReview: buildRestHandler(shopperCalls.voteReview, async ({ body }, deps, request) => {
    const { id, fingerprint } = body
    const client = resolveClient(deps, request)
    const network = resolveNetwork(deps, request)
    const voter = fingerprint ? buildBrowserHash(fingerprint, deps.cart.keys.client) : client
    return handleReviewVote(deps, { id, voter, client, network })
  }),
  reportReview: buildRestHandler(shopperCalls.reportReview, async ({ body }, deps, request) =>
    handleReviewReport(deps, body, resolveClient(deps, request)),
  ),
}

/** The handlers of administrators' calls about reviews. */
export const reviewAdminHandlers = {
  listAdminReviews: buildAdminHandler(
    reviewAdminCalls.listAdminReviews,
    async ({ body }, { db }) => ({
      ok: true,
      value: await listAdminReviews(db, body),
    }),
  ),
  getAdminReview: buildAdminHandler(reviewAdminCalls.getAdminReview, async ({ body }, { db }) => ({
    ok: true,
    value: { item: await getAdminReview(db, body.id) },
  })),
  requestReviews: buildAdminHandler(reviewAdminCalls.requestReviews, async ({ body }, deps) => ({
    ok: true,
    value: { success: await handleReviewRequest(deps, body.id) },
  })),
  moderateReview: buildAdminHandler(reviewAdminCalls.moderateReview, async ({ body }, deps) =>
    buildModerationResult(await handleModeration(deps, body)),
  ),
  replyToReview: buildAdminHandler(reviewAdminCalls.replyToReview, async ({ body }, deps) =>
    buildModerationResult(await handleReply(deps, body)),
  ),
}

function buildModerationResult(moderated: ModeratedReview) {
  return moderated.ok ? { ok: true as const, value: { item: moderated.value } } : moderated
}
