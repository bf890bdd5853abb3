import { z } from "zod"
import { imageSchema } from "./image.ts"
import {
  buildListSchema,
  buildQueryIntSchema,
  idSchema,
  instantSchema,
  slugSchema,
} from "./primitives.ts"

/** A submitted review is pending until an administrator publishes or rejects it. */
export const reviewStatuses = ["pending", "published", "rejected"] as const

/** The questions about a product that the form of a review can have, and the values of each. */
export const reviewQuestions = ["fit", "finish"] as const
export const reviewFits = ["loose", "right", "tight"] as const
export const reviewFinishes = ["rough", "fair", "smooth"] as const

/** The orders of a product's reviews; the first is the default. Equal ones are sorted by date. */
export const reviewSorts = ["newest", "helpful", "photos", "highest", "lowest"] as const

/** Reasons for which a published review can be reported. */
export const reportReasons = ["offensive", "advertising", "misleading", "personal"] as const

export const reviewLimits = {
  title: 100,
  content: 3_000,
  name: 60,
  note: 500,
  reply: 2_000,
  photos: 4,
}

/** Reviews on the product page; the others are on pages of their own. */
export const firstReviewCount = 5
/** Reviews on each of those pages. */
export const reviewsPerPage = 20

/** Average of the published reviews of a product, rounded to one decimal, and their number. */
export const tileRatingSchema = z.object({
  average: z.number().min(1).max(5),
  count: z.number().int().positive(),
})

/**
 * The same with the number of reviews by stars: those with five stars first. `is_demo`: they belong
 * to the demonstration shop, and no customer wrote them.
 */
export const ratingSchema = tileRatingSchema.extend({
  distribution: z.array(z.number().int().nonnegative()).length(5),
  is_demo: z.boolean(),
})

/** A review's choice for a question of the shop's own, in the words of the time of the review. */
export const shopResponseSchema = z.object({ question: z.string(), choice: z.string() })
export const shopResponsesSchema = z.array(shopResponseSchema)

const responseCountsSchema = z.array(z.number().int().nonnegative()).length(3)

/**
 * How many reviews of a product have each value of each question: in the order of `reviewFits`
 * and of `reviewFinishes`. `own` has the shop's own questions of the current settings.
 */
export const reviewResponsesSchema = z.object({
  fit: responseCountsSchema,
  finish: responseCountsSchema,
  own: z
    .array(
      z.object({
        question: z.string(),
        choices: z.array(z.object({ choice: z.string(), count: z.number().int().nonnegative() })),
      }),
    )
    .default([]),
})

/** A published review. All its texts are plain text. */
export const reviewSchema = z.object({
  id: idSchema,
  stars: z.number().int().min(1).max(5),
  title: z.string(),
  content: z.string(),
  /** The name that the customer chose to show; may be empty. */
  author_name: z.string(),
  fit: z.enum(reviewFits).nullable(),
  finish: z.enum(reviewFinishes).nullable(),
  responses: shopResponsesSchema.default([]),
  images: z.array(imageSchema).default([]),
  /** Language that it was written in, such as "de". */
  language: z.string(),
  /** The shop's public reply; empty for none. */
  reply: z.string(),
  is_demo: z.boolean(),
  /** How many visitors found it helpful. */
  helpful_count: z.number().int().nonnegative().default(0),
  submitted_at: instantSchema,
})

export const reviewListQuerySchema = z.object({
  product: slugSchema,
  sort: z.enum(reviewSorts).default("newest"),
  page: buildQueryIntSchema(1, 10_000).default(1),
  page_size: buildQueryIntSchema(1, 100).default(reviewsPerPage),
})

/** Published reviews of a product. */
export const reviewListSchema = buildListSchema(reviewSchema)

export type ReviewQuestion = (typeof reviewQuestions)[number]
export type ReviewSort = (typeof reviewSorts)[number]
export type ReviewStatus = (typeof reviewStatuses)[number]
export type ReviewFit = (typeof reviewFits)[number]
export type ReviewFinish = (typeof reviewFinishes)[number]
export type ReportReason = (typeof reportReasons)[number]
export type WireRating = z.infer<typeof ratingSchema>
export type ReviewResponses = z.infer<typeof reviewResponsesSchema>
export type WireReview = z.infer<typeof reviewSchema>
