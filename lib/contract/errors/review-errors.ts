import type { ErrorDefinitions } from "./error-definition.ts"

/** Errors about reviews. */
export const reviewErrors = {
  review_stars_required: { message: "Choose one to five stars." },
  review_text_required: { message: "Write a few words about the product." },
  review_link_unknown: {
    message:
      "This link is incomplete or no longer valid. Please copy the whole address from our email.",
  },
  review_product_unknown: {
    message: "This product isn’t part of the order, or is no longer in the shop.",
  },
  review_photo_without_review: { message: "Write your review first, then add photos to it." },
  review_photos_full: {
    params: { count: "number" },
    message: "A review can have at most {count} photos. Remove one first.",
  },
  review_report_reason_required: { message: "Choose what’s wrong with the review." },
} as const satisfies ErrorDefinitions
