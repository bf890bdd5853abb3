import type { ReviewFinish, ReviewFit } from "#lib/contract/review.ts"
import type { ShopResponse } from "#lib/contract/rules/shop-question.ts"
import type { Picture } from "#lib/images/picture.ts"

/** Average stars of a product's published reviews, to one decimal, and their number. */
export type TileRating = { average: number; count: number }

/** The same with the number of reviews by stars, those with five stars first. */
export type Rating = TileRating & {
  distribution: readonly number[]
  /** True if the reviews are those of the demonstration shop, which no customer wrote. */
  isDemo: boolean
}

/** A published review. Its texts are plain text. */
export type Review = {
  id: number
  stars: number
  title: string
  content: string
  /** Empty if its customer did not want to be named. */
  authorName: string
  fit: ReviewFit | null
  finish: ReviewFinish | null
  /** Responses to the questions of the shop's own. */
  responses: readonly ShopResponse[]
  /** Photos by the customer. */
  images: readonly Picture[]
  /** Language that it was written in, such as "de". */
  language: string
  /** The shop's reply; empty for none. */
  reply: string
  isDemo: boolean
  /** How many visitors found it helpful. */
  helpfulCount: number
  /** ISO 8601 in UTC. */
  submittedAt: string
}
