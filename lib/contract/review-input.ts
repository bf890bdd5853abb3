import { z } from "zod"
import { fingerprintSchema } from "./account-calls.ts"
import { buildIssueMessage } from "./error-detail.ts"
import { imageHashSchema, photoDataSchema } from "./image.ts"
import { orderTokenSchema } from "./order.ts"
import {
  buildQueryIntSchema,
  buildTextLineSchema,
  idSchema,
  instantSchema,
  slugSchema,
  versionInput,
} from "./primitives.ts"
import {
  reportReasons,
  reviewFinishes,
  reviewFits,
  reviewLimits,
  reviewQuestions,
  reviewSchema,
  reviewStatuses,
} from "./review.ts"
import { maxShopQuestions, shopQuestionLimits } from "./rules/shop-question.ts"
import { termLabelsSchema } from "./translation.ts"
import { buildTextSchema } from "./values/text-schema.ts"

const starsRequired = buildIssueMessage({ code: "review_stars_required" })

/** A review as its customer writes it. */
export const reviewInputSchema = z.object({
  stars: z.number(starsRequired).int(starsRequired).min(1, starsRequired).max(5, starsRequired),
  title: buildTextLineSchema(reviewLimits.title).default(""),
  content: buildTextSchema(reviewLimits.content).min(
    1,
    buildIssueMessage({ code: "review_text_required" }),
  ),
  author_name: buildTextLineSchema(reviewLimits.name).default(""),
  fit: z.enum(reviewFits).nullable().default(null),
  finish: z.enum(reviewFinishes).nullable().default(null),
  /** Those without a question or a choice of the settings are dropped. */
  responses: z
    .array(
      z.object({
        question: buildTextLineSchema(shopQuestionLimits.question),
        choice: buildTextLineSchema(shopQuestionLimits.choice),
      }),
    )
    .max(maxShopQuestions)
    .default([]),
})

/** A product of a delivered order: the review may be written once the order has the token's link. */
const reviewTargetSchema = z.object({ token: orderTokenSchema, product_id: idSchema })

export const saveReviewSchema = reviewTargetSchema.extend(reviewInputSchema.shape)
export const withdrawReviewSchema = reviewTargetSchema

/** A photo to add to a stored review. */
export const addReviewPhotoSchema = reviewTargetSchema.extend({ image: photoDataSchema })
export const deleteReviewPhotoSchema = reviewTargetSchema.extend({ hash: imageHashSchema })

export const reviewMailsSchema = z.object({ token: orderTokenSchema, enabled: z.boolean() })

/** What the link of an email opens: the products of the order, each with its review, if any. */
export const reviewRequestSchema = z.object({
  order_id: idSchema,
  /** True if the customer gets emails that request reviews. */
  gets_mails: z.boolean(),
  /** The questions with translated texts that the form shows. */
  questions: z.array(z.enum(reviewQuestions)).default([...reviewQuestions]),
  term_labels: termLabelsSchema,
  products: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      slug: slugSchema,
      /** Questions of the shop's own about this product. */
      own_questions: z
        .array(z.object({ question: z.string(), choices: z.array(z.string()) }))
        .default([]),
      review: reviewSchema
        .omit({ is_demo: true, language: true })
        .extend({ status: z.enum(reviewStatuses), reject_reason: z.string() })
        .nullable(),
    }),
  ),
})

/** A published review as the page that reports it shows it. */
export const reportedReviewSchema = reviewSchema
  .pick({ id: true, title: true, content: true, stars: true })
  .extend({ product_name: z.string(), product_slug: slugSchema })

/** A vote for a helpful review, by the browser with this fingerprint. */
export const voteReviewSchema = z.object({
  id: idSchema,
  fingerprint: fingerprintSchema.optional(),
})

export const reportReviewSchema = z.object({
  id: idSchema,
  reason: z.enum(reportReasons, buildIssueMessage({ code: "review_report_reason_required" })),
  note: buildTextSchema(reviewLimits.note).default(""),
})

/** A review as administrators see it, with its open reports. */
export const adminReviewSchema = reviewSchema.extend({
  status: z.enum(reviewStatuses),
  version: z.string().default(""),
  reject_reason: z.string(),
  product_id: idSchema,
  product_name: z.string(),
  product_slug: slugSchema,
  user_id: idSchema.nullable(),
  email: z.string().nullable(),
  order_id: idSchema.nullable(),
  reports: z.array(
    z.object({ reason: z.enum(reportReasons), note: z.string(), created_at: instantSchema }),
  ),
})

export const adminReviewQuerySchema = z.object({
  status: z.enum(reviewStatuses).optional(),
  /** Only reviews with open reports. */
  reported: z.boolean().default(false),
  product_id: idSchema.optional(),
  stars: buildQueryIntSchema(1, 5).optional(),
  /** Words of the review, the product's name or the email address. */
  search: z.string().trim().max(200).default(""),
  sort: z.enum(["id", "stars", "submitted_at"]).default("id"),
  order: z.enum(["asc", "desc"]).default("desc"),
  page: buildQueryIntSchema(1, 10_000).default(1),
  page_size: buildQueryIntSchema(1, 100).default(100),
})

/** Publishes a review, or rejects it for a reason that its customer is emailed. Closes its reports. */
export const moderateReviewSchema = z.discriminatedUnion("decision", [
  z.object({ id: idSchema, ...versionInput, decision: z.literal("publish") }),
  z.object({
    id: idSchema,
    ...versionInput,
    decision: z.literal("reject"),
    reason: buildTextLineSchema(300).min(
      1,
      buildIssueMessage({ code: "review_reject_reason_required" }),
    ),
  }),
])

/** Sets the shop's public reply; an empty one removes it. */
export const replyToReviewSchema = z.object({
  id: idSchema,
  ...versionInput,
  reply: buildTextSchema(reviewLimits.reply),
})

export type ReviewInput = z.output<typeof reviewInputSchema>
export type WireReviewRequest = z.infer<typeof reviewRequestSchema>
export type WireReportedReview = z.infer<typeof reportedReviewSchema>
export type WireAdminReview = z.infer<typeof adminReviewSchema>
