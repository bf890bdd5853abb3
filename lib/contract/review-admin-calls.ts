import { z } from "zod"
import { buildItemSchema, buildListSchema, idSchema } from "./primitives.ts"
import { buildCall } from "./rest-call.ts"
import {
  adminReviewQuerySchema,
  adminReviewSchema,
  moderateReviewSchema,
  replyToReviewSchema,
} from "./review-input.ts"

/** Administrators' calls about reviews. */
export const reviewAdminCalls = {
  /** Newest first. */
  listAdminReviews: buildCall("POST", "/sell/review/list", {
    body: adminReviewQuerySchema,
    response: buildListSchema(adminReviewSchema),
  }),
  getAdminReview: buildCall("POST", "/sell/review/detail", {
    body: z.object({ id: idSchema }),
    response: buildItemSchema(adminReviewSchema),
  }),
  /**
   * Emails the customer of a delivered order at once instead of after the configured days. False if
   * the order got its email already, is not delivered, or has nothing to review.
   */
  requestReviews: buildCall("POST", "/sell/review/request", {
    body: z.object({ id: idSchema }),
    response: z.object({ success: z.boolean() }),
  }),
  moderateReview: buildCall("POST", "/sell/review/moderate", {
    body: moderateReviewSchema,
    response: buildItemSchema(adminReviewSchema),
  }),
  replyToReview: buildCall("POST", "/sell/review/reply", {
    body: replyToReviewSchema,
    response: buildItemSchema(adminReviewSchema),
  }),
} as const
