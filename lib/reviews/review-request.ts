import type { PhotoResult } from "#lib/account/photo.ts"
import { bffPath } from "#lib/auth/bff-path.ts"
import type { Review } from "#lib/catalogue/review.ts"
import type { ReviewQuestion, ReviewStatus } from "#lib/contract/review.ts"
import { maxShopQuestions, type ShopQuestion } from "#lib/contract/rules/shop-question.ts"
import type { TermLabels } from "#lib/i18n/term-labels.ts"

/** A customer's own review of a product, with the result of its moderation. */
export type OwnReview = Pick<
  Review,
  "stars" | "title" | "content" | "authorName" | "fit" | "finish" | "responses" | "images"
> & {
  status: ReviewStatus
  /** Why it was not published; empty otherwise. */
  rejectReason: string
}

/** A product that the link of an email lets its customer review. */
export type ReviewTarget = { token: string; product_id: number }

/** What the link of an email opens: the products of an order, each with its review, if any. */
export type ReviewRequest = {
  orderId: number
  /** True if the customer gets emails that request reviews. */
  getsMails: boolean
  /** The questions with translated texts that the form shows. */
  questions: readonly ReviewQuestion[]
  /** Translations of the shop's own questions and their choices. */
  termLabels: TermLabels
  products: readonly ReviewedProduct[]
}

/** A product of the order, with the customer's review, if any. */
export type ReviewedProduct = {
  id: number
  name: string
  slug: string
  /** Questions of the shop's own about it. */
  ownQuestions: readonly Pick<ShopQuestion, "question" | "choices">[]
  review: OwnReview | null
}

/** A published review as the page that reports it shows it. */
export type ReportedReview = Pick<Review, "id" | "stars" | "title" | "content"> & {
  productName: string
  productSlug: string
}

/** Names of the controls of the forms of reviews. */
export const reviewControls = {
  /** Token of the email's link. */
  token: "token",
  product: "product",
  stars: "stars",
  title: "title",
  content: "content",
  name: "name",
  fit: "fit",
  finish: "finish",
  /** Hash of a photo to delete. */
  photo: "hash",
  /** Number of the reported review. */
  review: "review",
  reason: "reason",
  note: "note",
} as const

/** Names of the controls of each question of the shop's own: a hidden one with its words, and its response. */
export const ownControls = Array.from({ length: maxShopQuestions }, (_, at) => {
  return { question: `question-${at}`, response: `response-${at}` }
})

/** Names of the controls that a customer fills in to write a review. */
export const reviewFields = ["stars", "title", "content", "name", "fit", "finish"].concat(
  ownControls.map(({ response }) => response),
)

/** Returns the URL that the form for a photo posts to. */
export function buildReviewPhotoAction({ token, product_id: id }: ReviewTarget): string {
  const query = new URLSearchParams({
    [reviewControls.token]: token,
    [reviewControls.product]: String(id),
  })
  return `${bffPath}/review/photo?${query}`
}

/** Query parameters of the page of the email's link: what came of an upload, and of which product. */
export const photoResultParam = "photo"
export const photoProductParam = "product"

/** Path of the page of the email's link after the upload of a photo, without a language prefix. */
export function buildReviewPath(
  { token, product_id: id }: ReviewTarget,
  result: PhotoResult,
): string {
  const query = new URLSearchParams({ [photoResultParam]: result, [photoProductParam]: String(id) })
  return `/review/${token}?${query}#product-${id}`
}

/** Query parameter of the page about a vote: what came of it. */
export const voteResultParam = "result"

/** Path of the page about a vote for a helpful review, without a language prefix. */
export function buildVotePath(id: number): string {
  return `/review/vote/${id}`
}

/** Path of the page on which a published review is reported, without a language prefix. */
export function buildReportPath(id: number): string {
  return `/report-review/${id}`
}
