import type { ColumnType, Generated } from "kysely"
import type { ReportReason, ReviewFinish, ReviewFit, ReviewStatus } from "#lib/contract/review.ts"
import type { Id, Json, Maybe, MaybeTimestamp, Stamps, Timestamp } from "./column-types.ts"

export type ReviewsTable = Stamps & {
  id: Id
  product_id: number
  user_id: Maybe<number>
  order_id: Maybe<number>
  is_demo: Generated<boolean>
  status: Generated<ReviewStatus>
  stars: number
  title: Generated<string>
  content: string
  author_name: Generated<string>
  fit: Maybe<ReviewFit>
  finish: Maybe<ReviewFinish>
  /** Responses to the questions of the shop's own. */
  responses: Json
  language: Generated<string>
  reject_reason: Generated<string>
  reply: Generated<string>
  replied_at: MaybeTimestamp
  /** Its photos, in the order of their upload. */
  image_hashes: ColumnType<string[], string[] | undefined, string[]>
  /** How many clients found it helpful. */
  helpful_count: Generated<number>
  submitted_at: ColumnType<Date, Date | string | undefined, Date | string>
}

/** The tables of reviews, of the emails that request them, of votes and of reports. */
export type ReviewTables = {
  reviews: ReviewsTable
  review_requests: { order_id: number; requested_at: Timestamp }
  review_votes: {
    review_id: number
    client: string
    network: string | null
    created_at: Timestamp
  }
  review_reports: {
    id: Id
    review_id: number
    reason: ReportReason
    note: Generated<string>
    client: string
    created_at: Timestamp
  }
}
